import { expect, test, vi } from 'vitest';
import type { SeatWaits } from '../../src/wire/http';

vi.mock('../../src/kit/api', () => ({ post: vi.fn() }));
const { joined, newly, others, partners, result, rivals, waitingFor } = await import('../../src/pages/mine');

const seat = (n: number) => ({ seat: n, id: '', side: '', team: '', who: 'person', name: '', here: false, came: false, brought: false });
const waits = (some: Partial<SeatWaits>): SeatWaits => ({
  table: 't', seat: 0, waiting: false, over: false, game: 'duel', title: '', options: [], seats: [seat(0), seat(1)], plies: 0,
  winners: [], winner: null, how: null, began_ms: 0, moved_ms: 0, ...some,
});

test('what waits comes first, what is over last, the newest of each first', () => {
  const games = joined([
    waits({ table: 'over', over: true, moved_ms: 9 }),
    waits({ table: 'theirs', moved_ms: 1 }),
    waits({ table: 'theirs-newer', moved_ms: 2 }),
    waits({ table: 'mine', waiting: true }),
    waits({ table: 'gone', seat: null }),
  ]);
  expect(games.map((game) => game.table)).toEqual(['mine', 'theirs-newer', 'theirs', 'over']);
});

test('several seats at one screen are one game, which nobody there loses', () => {
  const [game] = joined([waits({ seat: 0, over: true, winners: [1] }), waits({ seat: 1, waiting: true, over: true, winners: [1] })]);
  expect(game?.mine).toEqual([0, 1]);
  expect(game && others(game)).toEqual([]);
  expect(game && result(game)).toBeNull();
});

test('a result is told from my seat', () => {
  const told = (some: Partial<SeatWaits>) => joined([waits(some)]).map(result)[0];
  expect(told({})).toBeNull();
  expect(told({ over: true, winners: [0], winner: 'Empire' })).toBe('won');
  expect(told({ over: true, winners: [1], winner: 'Rebels' })).toBe('lost');
  // A team that is nobody's seat has won.
  expect(told({ over: true, winners: [], winner: 'The house' })).toBe('lost');
  expect(told({ over: true, winners: [] })).toBe('draw');
});

test('partners are no rivals', () => {
  const seats = ['empire-1', 'rebel-1', 'empire-2', 'rebel-2'].map((id, n) => ({ ...seat(n), id, team: id.split('-')[0] ?? '' }));
  const [game] = joined([waits({ seat: 1, seats })]);
  expect(game && partners(game).map(({ id }) => id)).toEqual(['rebel-2']);
  expect(game && rivals(game).map(({ id }) => id)).toEqual(['empire-1', 'empire-2']);
});

test('a game that has begun to wait is told once, and not the one that is open', () => {
  const games = joined([
    waits({ table: 'mine', waiting: true }),
    waits({ table: 'open', waiting: true }),
    waits({ table: 'over', waiting: true, over: true }),
    waits({ table: 'theirs' }),
  ]);
  expect(waitingFor(games, 'open')).toEqual(['mine']);
  expect(waitingFor(games, undefined)).toEqual(['mine', 'open']);
  expect(newly(new Set(['mine']), ['mine', 'open'])).toEqual(['open']);
});
