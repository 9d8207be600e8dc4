import { describe, expect, it } from 'vitest';
import { orderOf } from '../../src/games/outer-rim/race/order';
import { acts, undecided, worth, type Fight, type Test } from '../../src/games/outer-rim/stage/acts';
import type { Die, SeenEvent } from '../../src/wire/wire';
import { happened } from './fixture';

const dice = (...faces: string[]): Die[] => faces.map((face) => ({ kind: 'rim', face }));
const [ME, OTHER, NOBODY] = [0, 1, 4];

const TEST: SeenEvent[] = [
  happened('roll', [], { seat: ME, why: 'test', dice: dice('blank', 'focus'), ply: 3 }),
  happened('reroll', [], { seat: ME, dice: dice('focus', 'hit'), ply: 4, text: 'Rolls again.' }),
  happened('pass', ['piloting', 'crit', 'hit'], { seat: ME, amount: 1, ply: 4, text: 'Passed.' }),
];

const FIGHT: SeenEvent[] = [
  happened('fight', [], { seat: ME, why: 'ship', to: 'hutt', ply: 7 }),
  happened('roll', [], { seat: ME, why: 'ship', dice: dice('focus', 'crit'), ply: 7 }),
  happened('convert', ['focus', 'hit'], { seat: ME, amount: 1, ply: 8, text: 'Focus becomes hit.' }),
  happened('roll', [], { seat: NOBODY, why: 'ship', dice: dice('hit', 'hit', 'blank'), ply: 9 }),
  happened('cancel', ['hit'], { seat: ME, ply: 9, text: 'Cancels a hit.' }),
  happened('win', ['3', '1'], { seat: ME, to: 'hutt', ply: 9, text: 'Wins 3 to 1.' }),
];

describe('what was rolled for', () => {
  it('is a test with its skill, the faces that count, and its dice after the last roll', () => {
    const [test] = acts(TEST) as [Test];
    expect(test).toMatchObject({ kind: 'test', seat: ME, skill: 'piloting', level: 1, passing: ['crit', 'hit'], passed: true, used: ['Rolls again.'] });
    expect(test.dice).toEqual([{ face: 'focus' }, { face: 'hit' }]);
  });

  it('is a combat with the dice of both sides, what was changed and what was cancelled', () => {
    const [fight] = acts(FIGHT) as [Fight];
    expect(fight).toMatchObject({ kind: 'fight', combat: 'ship', foe: 'hutt', sums: [3, 1], won: true });
    expect(fight.sides[0].dice).toEqual([{ face: 'hit', was: 'focus' }, { face: 'crit' }]);
    expect(fight.sides[1].dice).toEqual([{ face: 'hit', cancelled: true }, { face: 'hit' }, { face: 'blank' }]);
    expect(fight.sides[0].used).toEqual(['Focus becomes hit.', 'Cancels a hit.']);
  });

  it('is undecided until its result is told', () => {
    expect(undecided(FIGHT, 8)).toBe(7);
    expect(undecided(FIGHT, 10)).toBe(Infinity);
    expect(undecided(TEST, 4)).toBe(3);
    expect(undecided([], 4)).toBe(Infinity);
  });

  it('is shown to whoever it concerns before what others did after it', () => {
    const theirs = happened('roll', [], { seat: OTHER, why: 'delivery', dice: dice('hit'), ply: 12 });
    const all = acts([...TEST, theirs]);
    expect(worth(all, ME, 'one', false).map(({ kind }) => kind)).toEqual(['test']);
    expect(worth(all, null, null, true).map(({ kind }) => kind)).toEqual(['roll']);
    expect(worth(acts([theirs]), ME, 'one', false)).toEqual([]);
  });
});

describe('the solo opponent', () => {
  it('says which card it followed last, with its lines', () => {
    const followed = (text: string) => happened('follow', ['order-3'], { seat: OTHER, text });
    const log = [happened('order', ['order-3'], { seat: OTHER }), followed('Line 1.'), happened('gain', [], { seat: OTHER }), followed('Line 2.'), happened('turn', [], { seat: ME }), followed('Later.')];
    expect(orderOf(log, OTHER)).toEqual({ name: 'order-3', lines: ['Line 1.', 'Line 2.'] });
    expect(orderOf([], OTHER)).toBeNull();
  });
});
