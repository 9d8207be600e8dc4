/** Copies of a card are told apart by what follows the dot, tokens on it by what follows the stroke. */
export const faceOf = (id: string): string => id.split(/[./]/)[0] ?? id;
