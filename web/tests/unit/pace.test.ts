import { expect, it } from 'vitest';
import { Pace } from '../../src/kit/pace';

function watched() {
  const shown: string[] = [];
  const timers: { ms: number; then: () => void; off: boolean }[] = [];
  let left = 0;
  const after = (ms: number, then: () => void) => {
    const timer = { ms, then, off: false };
    timers.push(timer);
    return () => (timer.off = true);
  };
  const pace = new Pace<string>((what) => shown.push(what), after, (n) => (left = n));
  const passes = () => {
    const timer = timers.shift();
    if (timer !== undefined && !timer.off) timer.then();
  };
  return { pace, shown, timers, passes, left: () => left };
}

it('shows one step after the other', () => {
  const { pace, shown, passes, left } = watched();
  for (const what of ['a', 'b', 'c']) pace.add(what, 900);
  expect(shown).toEqual(['a']);
  expect(left()).toBe(2);
  passes();
  expect(shown).toEqual(['a', 'b']);
  passes();
  passes();
  pace.add('d', 900);
  expect(shown).toEqual(['a', 'b', 'c', 'd']);
});

it('shows at once what need not be waited for', () => {
  const { pace, shown, timers } = watched();
  pace.add('a', 0);
  pace.add('b', 0);
  expect(shown).toEqual(['a', 'b']);
  expect(timers).toEqual([]);
});

it('skips what is left, and no step is shown twice', () => {
  const { pace, shown, passes, left } = watched();
  for (const what of ['a', 'b', 'c']) pace.add(what, 900);
  pace.skip();
  passes();
  expect(shown).toEqual(['a', 'b', 'c']);
  expect(left()).toBe(0);
  pace.add('d', 900);
  expect(shown).toEqual(['a', 'b', 'c', 'd']);
});
