// Stars on the board: always the same ones.

import { along, LENGTH } from './arc';

const MANY = 90;

/** A row of numbers from 0 to 1 that are spread evenly: multiples of an irrational number. */
const spread = (n: number, step: number): number => (n * step) % 1;

export const STARS = Array.from({ length: MANY }, (_, n) => {
  const { x, y } = along(spread(n, 0.618034) * LENGTH, 74 - 162 * spread(n, 0.754878));
  return { x, y, r: [0.7, 0.9, 1.3][n % 3] ?? 1, o: 0.35 + 0.3 * spread(n, 0.5698403) };
});
