// A strip of symbols has one line: long ones are set closer, longer ones are cut. The large card has the words.

import type { Symbol } from '../../wire/http';

type Set = { icon: number; letter: number; gap: number };

// Widths in the strip's own letters, as the style sheet sets them.
const LOOSE: Set = { icon: 1.2, letter: 0.58, gap: 0.42 };
const TIGHT: Set = { icon: 1.15, letter: 0.5, gap: 0.18 };
const MORE: Symbol = { icon: null, text: '…' };
const MORE_WIDTH = 0.9;

const width = (symbols: Symbol[], set: Set): number =>
  symbols.reduce((sum, { icon, text }) => sum + (icon === null ? 0 : set.icon) + (text?.length ?? 0) * set.letter + set.gap, 0);

export type Folded = { symbols: Symbol[]; tight: boolean };

/** What fits: `loose` and `tight` say how much room there is in either setting. */
export function fold(symbols: Symbol[], loose: number, tight: number): Folded {
  if (width(symbols, LOOSE) <= loose) return { symbols, tight: false };
  if (width(symbols, TIGHT) <= tight) return { symbols, tight: true };
  let kept = symbols.length - 1;
  while (kept > 1 && width(symbols.slice(0, kept), TIGHT) > tight - MORE_WIDTH) kept -= 1;
  return { symbols: [...symbols.slice(0, kept), MORE], tight: true };
}
