/** A card as the pictures know it; the same card always has the same picture. */
export function art(
  card: {
    id: string;
    kind?: string;
    traits?: string[];
    faction?: string;
    unique?: boolean;
    wide?: boolean;
  },
  use: string,
): string;
