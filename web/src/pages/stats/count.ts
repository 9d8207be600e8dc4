// Counting results, and how much can be said of so few games.

import { result, type Mine } from '../mine';

export type Tally = { name: string; played: number; won: number; lost: number; drawn: number };

/** Below this many games a share says next to nothing. */
export const ENOUGH = 20;

/** Games with a result of one's own, the oldest first. */
export const finished = (games: Mine[]): Mine[] =>
  games.filter((game) => result(game) !== null).sort((a, b) => a.moved_ms - b.moved_ms);

function add(tally: Tally, game: Mine): void {
  const how = result(game);
  tally.played += 1;
  if (how === 'won') tally.won += 1;
  if (how === 'lost') tally.lost += 1;
  if (how === 'draw') tally.drawn += 1;
}

export function tally(games: Mine[], name = ''): Tally {
  const sum: Tally = { name, played: 0, won: 0, lost: 0, drawn: 0 };
  for (const game of games) add(sum, game);
  return sum;
}

/** One tally for each name, the most played first. */
export function tallies(games: Mine[], nameOf: (game: Mine) => string): Tally[] {
  const groups = new Map<string, Tally>();
  for (const game of games) {
    const name = nameOf(game);
    const known = groups.get(name) ?? tally([], name);
    add(known, game);
    groups.set(name, known);
  }
  return [...groups.values()].sort((a, b) => b.played - a.played);
}

/** Where the true share of wins lies with 95 % confidence (Wilson's interval): honest for few games, too. */
export function interval(won: number, played: number): [number, number] {
  if (played === 0) return [0, 1];
  const z = 1.96;
  const share = won / played;
  const middle = share + (z * z) / (2 * played);
  const spread = z * Math.sqrt((share * (1 - share)) / played + (z * z) / (4 * played * played));
  const whole = 1 + (z * z) / played;
  return [Math.max(0, (middle - spread) / whole), Math.min(1, (middle + spread) / whole)];
}

export type Verdict = 'none' | 'few' | 'even' | 'better' | 'worse';

/** What can honestly be said. */
export function verdict({ won, lost }: Tally): Verdict {
  const decided = won + lost;
  if (decided === 0) return 'none';
  if (decided < ENOUGH) return 'few';
  const [low, high] = interval(won, decided);
  return low > 0.5 ? 'better' : high < 0.5 ? 'worse' : 'even';
}

export type Point = { n: number; share: number; low: number; high: number };

/** The share of wins after each decided game. */
export function course(games: Mine[]): Point[] {
  let won = 0;
  return games
    .filter((game) => result(game) !== 'draw')
    .map((game, i) => {
      if (result(game) === 'won') won += 1;
      const [low, high] = interval(won, i + 1);
      return { n: i + 1, share: won / (i + 1), low, high };
    });
}

export type Bin = { from: number; to: number; n: number };

/** How many values lie in each step of a round width. */
export function bins(values: number[], most = 8): Bin[] {
  if (values.length === 0) return [];
  const least = Math.min(...values);
  const largest = Math.max(...values);
  const width = [5, 10, 20, 25, 50, 100, 200, 500, 1000].find((step) => Math.floor(largest / step) - Math.floor(least / step) < most) ?? 2000;
  const first = Math.floor(least / width);
  const last = Math.floor(largest / width);
  return Array.from({ length: last - first + 1 }, (_, i) => {
    const from = (first + i) * width;
    return { from, to: from + width - 1, n: values.filter((value) => value >= from && value < from + width).length };
  });
}
