// The card that the solo opponent followed last, and which of its lines, with its reasons.

import type { SeenEvent } from '../../../wire/wire';

export type Followed = { name: string | null; lines: string[] };

const SAYS = new Set(['follow', 'choose']);

export function orderOf(log: SeenEvent[], seat: number): Followed | null {
  const from = log.findLastIndex(({ what, seat: whose }) => what === 'order' && whose === seat);
  if (from < 0) return null;
  const after = log.slice(from + 1);
  const end = after.findIndex(({ what }) => what === 'turn');
  const lines = (end < 0 ? after : after.slice(0, end)).filter(({ what }) => SAYS.has(what)).map(({ text }) => text);
  return { name: log[from]?.things[0] ?? null, lines };
}
