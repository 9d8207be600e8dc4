import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const asked: string[] = [];
const OF = 10;
vi.mock('../../src/kit/api', () => {
  class Problem extends Error {}
  const ask = async (path: string, { query }: { query?: Record<string, string> } = {}) => {
    if (path.endsWith('/log')) return { plies: OF, events: [{ ply: 3, text: 'A card is played.', what: 'played', seat: 0, amount: null, cards: [] }] };
    if (!path.endsWith('/replay')) return { table: 't', game: 'duel', seats: [{ seat: 0, id: 'empire', who: 'person' }, { seat: 1, id: 'rebel', who: 'person' }], plies: OF, over };
    const plies = Number(query?.['plies']);
    asked.push(`${plies} ${query?.['eyes']}`);
    return { plies, of: OF, turns: [0, 4, 8], scene: { plies }, question: '', words: '', events: [{ ply: plies - 1 }] };
  };
  const post = async () => ({ seats: [{ seat: 1 }] });
  return { ask, post, Problem };
});
vi.mock('../../src/kit/settings.svelte', () => ({ settings: { lang: 'en' } }));
vi.mock('../../src/kit/shelf.svelte', () => ({ named: (_: string, seats: unknown) => seats }));
const { Past } = await import('../../src/pages/replay/past.svelte');
let over = true;

beforeEach(() => {
  vi.useFakeTimers();
  asked.length = 0;
  over = true;
});
afterEach(() => vi.useRealTimers());

async function opened(token: string | null = null) {
  const past = new Past('t', token);
  await past.open(2, null);
  return past;
}

test('a head that is dragged asks only where it rests', async () => {
  const past = await opened();
  for (const ply of [3, 4, 5, 6]) past.go(ply);
  await vi.runAllTimersAsync();
  expect(asked).toEqual(['2 all', '6 all']);
  expect(past.scene).toEqual({ plies: 6 });
});

test('what has been read is shown at once', async () => {
  const past = await opened();
  past.go(3);
  await vi.runAllTimersAsync();
  past.go(2);
  expect(past.scene).toEqual({ plies: 2 });
  expect(asked).toEqual(['2 all', '3 all']);
});

test('only a step forward moves things', async () => {
  const past = await opened();
  past.go(3);
  await vi.runAllTimersAsync();
  expect(past.fresh).toEqual([{ ply: 2 }]);
  past.go(2);
  expect(past.fresh).toEqual([]);
});

test('the head stays within the game and goes from turn to turn', async () => {
  const past = await opened();
  past.go(99);
  expect(past.ply).toBe(OF);
  past.turnBy(-1);
  expect([past.ply, past.turn]).toEqual([8, 3]);
  past.turnBy(-1);
  expect([past.ply, past.turn]).toEqual([4, 2]);
  past.turnBy(1);
  expect(past.ply).toBe(8);
  past.go(-5);
  expect(past.ply).toBe(0);
});

test('other eyes open when the game is over', async () => {
  expect((await opened()).choices).toEqual(['all', 'empire', 'rebel', 'public']);
  expect((await opened('secret')).choices).toEqual(['own', 'all', 'empire', 'rebel', 'public']);
  over = false;
  expect((await opened('secret')).choices).toEqual(['own', 'public']);
});

test('a shared link shows others what they may see', async () => {
  expect((await opened('secret')).address).toBe('/replay/t?ply=2&eyes=rebel');
  over = false;
  expect((await opened('secret')).address).toBe('/replay/t?ply=2&eyes=public');
});

test('the words of the last move are at hand', async () => {
  const past = await opened();
  past.go(4);
  expect(past.said).toBe('A card is played.');
});
