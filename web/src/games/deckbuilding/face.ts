/** Copies of a card are told apart by what follows the dot, cards of another region by what follows the at sign. */
export const faceOf = (id: string): string => id.split(/[.@]/)[0] ?? id;
