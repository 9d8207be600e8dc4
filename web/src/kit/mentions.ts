// Finds the names of cards in a sentence of the log, so that they can be links.

export type Piece = { text: string; face: string | null };

/** The sentence in pieces. Longer names come first: one may hold another. */
export function mentions(sentence: string, names: { face: string; name: string }[]): Piece[] {
  let pieces: Piece[] = [{ text: sentence, face: null }];
  for (const { face, name } of [...names].sort((a, b) => b.name.length - a.name.length)) {
    pieces = pieces.flatMap((piece) => (piece.face === null ? split(piece.text, face, name) : [piece]));
  }
  return pieces.filter((piece) => piece.text !== '');
}

function split(text: string, face: string, name: string): Piece[] {
  if (name === '') return [{ text, face: null }];
  const rest = text.split(name).map((part): Piece => ({ text: part, face: null }));
  return rest.flatMap((part, i) => (i === 0 ? [part] : [{ text: name, face }, part]));
}
