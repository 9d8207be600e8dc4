import { expect, test, vi } from 'vitest';
import type { Mine } from '../../src/pages/mine';

vi.mock('../../src/kit/api', () => ({ post: vi.fn() }));
const { bins, course, finished, interval, tallies, tally, verdict } = await import('../../src/pages/stats/count');

const game = (winner: number | null, some: Partial<Mine> = {}): Mine => ({
  table: '', waiting: false, over: true, game: 'duel', title: '', options: [], seats: [], plies: 0, how: 'played', began_ms: 0, moved_ms: 0,
  mine: [0], winners: winner === null ? [] : [winner], winner: winner === null ? null : 'They', ...some,
});
const many = (won: number, lost: number): Mine[] => [...Array.from({ length: won }, () => game(0)), ...Array.from({ length: lost }, () => game(1))];

test('only games with a result of my own count, the oldest first', () => {
  const games = [game(0, { moved_ms: 2 }), game(1, { moved_ms: 1 }), game(0, { mine: [0, 1] }), game(0, { over: false })];
  expect(finished(games).map(({ moved_ms }) => moved_ms)).toEqual([1, 2]);
});

test('results are counted by name, the most played first', () => {
  const games = [game(0, { title: 'b' }), game(1, { title: 'a' }), game(null, { title: 'a' })];
  expect(tallies(games, ({ title }) => title)).toEqual([
    { name: 'a', played: 2, won: 0, lost: 1, drawn: 1 },
    { name: 'b', played: 1, won: 1, lost: 0, drawn: 0 },
  ]);
});

test('the interval is as wide as few games make it', () => {
  expect(interval(0, 0)).toEqual([0, 1]);
  const [low, high] = interval(1, 1);
  expect(low).toBeCloseTo(0.2065, 3);
  expect(high).toBe(1);
  const [least, most] = interval(50, 100);
  expect(least).toBeCloseTo(0.4038, 3);
  expect(most).toBeCloseTo(0.5962, 3);
});

test('nothing is concluded from little', () => {
  const said = (won: number, lost: number) => verdict(tally(many(won, lost)));
  expect([said(0, 0), said(5, 0), said(12, 10), said(30, 5), said(5, 30)]).toEqual(['none', 'few', 'even', 'better', 'worse']);
});

test('the course has a point for every decided game', () => {
  expect(course([game(0), game(null), game(1)]).map(({ n, share }) => [n, share])).toEqual([[1, 1], [2, 0.5]]);
});

test('lengths fall into steps of a round width', () => {
  expect(bins([])).toEqual([]);
  expect(bins([101, 104, 140])).toEqual([
    { from: 100, to: 109, n: 2 },
    { from: 110, to: 119, n: 0 },
    { from: 120, to: 129, n: 0 },
    { from: 130, to: 139, n: 0 },
    { from: 140, to: 149, n: 1 },
  ]);
});
