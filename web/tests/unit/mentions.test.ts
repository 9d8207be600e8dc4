import { expect, it } from 'vitest';
import { mentions } from '../../src/kit/mentions';

it('finds names in a sentence, the longer ones first', () => {
  const names = [
    { face: 'tie', name: 'TIE Fighter' },
    { face: 'ace', name: 'TIE Fighter Ace' },
  ];
  expect(mentions('You play TIE Fighter Ace and TIE Fighter.', names)).toEqual([
    { text: 'You play ', face: null, sign: '' },
    { text: 'TIE Fighter Ace', face: 'ace', sign: '' },
    { text: ' and ', face: null, sign: '' },
    { text: 'TIE Fighter', face: 'tie', sign: '.' },
  ]);
});

it('leaves a sentence alone whose cards it cannot name', () => {
  expect(mentions('Nothing.', [{ face: 'x', name: '' }])).toEqual([{ text: 'Nothing.', face: null, sign: '' }]);
});
