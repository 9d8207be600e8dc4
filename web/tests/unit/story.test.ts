import { expect, it } from 'vitest';
import { story } from '../../src/kit/story';
import { happened } from './fixture';

const play = happened('played', ['shuttle.1'], { text: 'You play Shuttle.', sum: { one: 'You play Shuttle', many: 'You play {n} × Shuttle' } });
const gain = (amount: number) =>
  happened('gained', [], { text: `You gain ${amount}.`, follows: true, amount, sum: { one: '1 resource', many: '{n} resources' } });
const draw = happened('drew', [], { text: 'You draw a card.', follows: true });
const told = (events: Parameters<typeof story>[0]) => story(events).map(({ text, below, times }) => `${below ? '  ' : ''}${text}${times > 1 ? ` ×${times}` : ''}`);

it('tells the same deed several times in one sentence, with all that came of it', () => {
  expect(told([play, gain(1), play, gain(1), play, gain(2)])).toEqual(['You play 3 × Shuttle: 4 resources.']);
  expect(told([play, gain(1)])).toEqual(['You play Shuttle: 1 resource.']);
  expect(told([play])).toEqual(['You play Shuttle.']);
});

it('tells what came of a deed below it, the same once', () => {
  expect(told([play, draw, draw, gain(1)])).toEqual(['You play Shuttle.', '  You draw a card. ×2', '  You gain 1.']);
});

it('keeps apart what is not the same', () => {
  const other = happened('played', ['x'], { text: 'You play X.', sum: { one: 'You play X', many: 'You play {n} × X' } });
  expect(told([play, other, play])).toEqual(['You play Shuttle.', 'You play X.', 'You play Shuttle.']);
});

it('begins with what came of something that is not told', () => {
  expect(told([gain(2)])).toEqual(['You gain 2.']);
});
