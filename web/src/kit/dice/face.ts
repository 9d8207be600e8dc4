/** A die as it lies there. Its face is a picture with a word; the game says what it stands for. */
export type Rolled = {
  /** Of the face, for its colour. */
  face: string;
  icon: string;
  label: string;
  /** What does not count lies dark and flat. */
  counts?: boolean;
  /** What it showed before it was changed. */
  was?: { icon: string; label: string };
};
