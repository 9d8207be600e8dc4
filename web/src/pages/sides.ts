/** The side of a seat: partners have the same one, and a number. */
export const sideOf = (seat: string): string => seat.replace(/-\d+$/, '');
