import { expect, it, vi } from 'vitest';
import { SEATS } from './fixture';

vi.mock('../../src/kit/settings.svelte', () => ({ settings: { lang: 'en' } }));
const { cause, summary, verdict } = await import('../../src/pages/table/ended');

const EMPIRE_WON = { winners: [0], winner: 'Empire', how: 'played' };

it('an end is told as it is for whoever looks', () => {
  expect(verdict(EMPIRE_WON, 0, SEATS)).toBe('You have won!');
  expect(verdict(EMPIRE_WON, 1, SEATS)).toBe('You have lost.');
  expect(verdict(EMPIRE_WON, null, SEATS)).toBe('Empire won.');
});

it('a team that is nobody’s seat wins by its own name, and a draw by none', () => {
  const nobody = { winners: [], winner: 'The Rift', how: 'played' };
  expect(verdict(nobody, 0, SEATS)).toBe('The Rift won.');
  expect(summary(nobody, 0, SEATS, 9)).toBe('The game ended on turn 9.');
  const draw = { winners: [], winner: null, how: 'played' };
  expect(verdict(draw, 0, SEATS)).toBe('A draw.');
  expect(summary(draw, 0, SEATS, 9)).toBe('The game ended on turn 9.');
});

it('whoever lost hears who won, and why if it was not played to the end', () => {
  expect(summary(EMPIRE_WON, 1, SEATS, 20)).toBe('Marta won on turn 20.');
  expect(summary({ ...EMPIRE_WON, how: 'resigned' }, 0, SEATS, 7)).toBe('The game ended on turn 7. By surrender.');
  expect(cause({ ...EMPIRE_WON, how: 'time-out' })).toBe('The clock ran out.');
});
