import { expect, test } from 'vitest';
import { LESSONS, type Now } from '../../src/games/deckbuilding/lessons';
import { current, learned } from '../../src/kit/lessons';
import type { SeenEvent, Offer } from '../../src/wire/wire';

const offer = (verb: string, some: Partial<Offer> = {}): Offer => ({
  action: verb, text: '', brief: '', tag: '', group: null, lead: null, aim: null, verb, things: [], onto: null, amount: null, aside: false, ...some,
});
const event = (what: string, seat: number | null = 1): SeenEvent => ({ ply: 0, text: '', follows: false, sum: null, what, why: '', seat, harms: null, things: [], from: null, to: null, amount: null, dice: [] });
const moment = (offers: Offer[], log: SeenEvent[] = []): Now => ({ offers, log, seat: 1, bases: ['lothal', 'dantooine'], isShip: (card) => card.startsWith('ship') });
const taught = (finished: string[], now: Now) => current(LESSONS, new Set(finished), now)?.id ?? null;

test('nobody is taught while others move', () => {
  expect(taught([], moment([]))).toBeNull();
});

test('lessons come in order, each when it fits', () => {
  expect(taught([], moment([offer('play'), offer('end')]))).toBe('play');
  const played = [event('played'), event('gained-resources')];
  expect(taught(['play'], moment([offer('play'), offer('buy'), offer('end')], played))).toBe('resources');
  expect(taught(['play', 'resources'], moment([offer('buy'), offer('end')], played))).toBe('buy');
  expect(taught(['play', 'resources', 'buy'], moment([offer('buy'), offer('end')], played))).toBe('end');
});

test('an attack on the row, on the base and on a ship are different lessons', () => {
  const assign = (onto: string) => moment([offer('assign', { things: ['x'], onto })]);
  expect(taught([], assign('lothal'))).toBe('attack');
  expect(taught([], assign('at-st.1'))).toBe('row');
  expect(taught([], assign('ship.1'))).toBe('ships');
});

test('a lesson is learned by doing it oneself after it was shown', () => {
  const buy = LESSONS.find(({ id }) => id === 'buy') ?? LESSONS[0];
  if (buy === undefined) throw new Error('there are lessons');
  const log = [event('purchased'), event('purchased', 0), event('purchased')];
  expect(learned(buy, 0, moment([], log))).toBe(true);
  expect(learned(buy, 1, moment([], log.slice(0, 2)))).toBe(false);
  expect(learned(buy, 2, moment([], log))).toBe(true);
});

test('every lesson can be learned', () => {
  for (const { done } of LESSONS) expect(done.length).toBeGreaterThan(0);
});
