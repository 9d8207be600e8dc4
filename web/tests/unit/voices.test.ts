import { describe, expect, it } from 'vitest';
import { audible, silenced, voiceOf } from '../../src/kit/voices';
import type { ChatLine } from '../../src/wire/wire';

const line = (number: number, seat: number | null, name: string): ChatLine => ({ number, seat, name, text: `line ${number}` });
const lines = [line(0, 0, 'Vera'), line(1, null, 'Eve'), line(2, 1, 'Eve'), line(3, null, ''), line(4, 0, 'Vera O.')];

describe('voices', () => {
  it('are muted one by one, and nobody else of the same name', () => {
    const eve = voiceOf(lines[1] as ChatLine);
    expect(audible(lines, [eve]).map(({ number }) => number)).toEqual([0, 2, 3, 4]);
    expect(audible(lines, [])).toEqual(lines);
  });

  it('of a seat stay muted under another name', () => {
    const vera = voiceOf(lines[0] as ChatLine);
    expect(audible(lines, [vera]).map(({ number }) => number)).toEqual([1, 2, 3]);
    expect(silenced(lines, [vera])).toEqual([{ voice: vera, name: 'Vera O.' }]);
  });
});
