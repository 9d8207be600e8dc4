import { expect, test, vi } from 'vitest';

vi.mock('../../src/kit/api', () => ({ ask: vi.fn() }));
vi.mock('../../src/kit/settings.svelte', () => ({ settings: { lang: 'es' } }));
const { found, pieces } = await import('../../src/pages/rules');

const sections = [
  { id: 'goal', title: 'La meta', rules: [{ number: 'R8.1', text: 'Ganas con tres bases (R10.1).' }] },
  {
    id: 'buy',
    title: 'Compra',
    rules: [
      { number: 'R5.2', text: 'Pagas su coste.' },
      { number: 'R5.2.1', text: 'También los pilotos.' },
      { number: 'R5.20', text: 'Otra cosa.' },
    ],
  },
];
const numbers = (query: string) => found(sections, query).flatMap((section) => section.rules.map((rule) => rule.number));

test('rules are found by words, whatever their accents, and by their part', () => {
  expect(numbers('')).toHaveLength(4);
  expect(numbers('tambien PILOTOS')).toEqual(['R5.2.1']);
  expect(numbers('compra coste')).toEqual(['R5.2']);
  expect(numbers('nada de eso')).toEqual([]);
});

test('a number finds the rule and its parts', () => {
  expect(numbers('R5.2')).toEqual(['R5.2', 'R5.2.1']);
  expect(numbers('5.2')).toEqual(['R5.2', 'R5.2.1']);
});

test('numbers of rules in a text stand apart', () => {
  expect(pieces('Ganas (R10.1) con `goal`.')).toEqual([
    { text: 'Ganas (', as: 'words' },
    { text: 'R10.1', as: 'rule' },
    { text: ') con ', as: 'words' },
    { text: 'goal', as: 'option' },
    { text: '.', as: 'words' },
  ]);
});
