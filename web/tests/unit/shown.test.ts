import { expect, test } from 'vitest';
import { Shown } from '../../src/pages/replay/shown';

test('a position is asked for once, even by several at the same time', async () => {
  const shown = new Shown<number>();
  let asked = 0;
  const ask = async () => ++asked;
  expect(await Promise.all([shown.read('a', ask), shown.read('a', ask)])).toEqual([1, 1]);
  expect(await shown.read('a', ask)).toBe(1);
  expect(shown.get('a')).toBe(1);
});

test('a problem is not remembered', async () => {
  const shown = new Shown<number>();
  await expect(shown.read('a', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  expect(await shown.read('a', async () => 7)).toBe(7);
});

test('the oldest are forgotten', async () => {
  const shown = new Shown<number>(2);
  for (const n of [1, 2, 3]) await shown.read(String(n), async () => n);
  expect([1, 2, 3].map((n) => shown.get(String(n)))).toEqual([undefined, 2, 3]);
});
