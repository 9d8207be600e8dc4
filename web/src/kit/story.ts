// From single events to lines of a story: what was done, what came of it, and the same once more told together.

import type { SeenEvent } from '../wire/wire';

/** A line of the log. */
export type Line = {
  text: string;
  /** It is told below what it came of. */
  below: boolean;
  times: number;
  /** The first of the events it tells. */
  event: SeenEvent;
};

/** What was done, and what came of it. */
type Deed = { cause: SeenEvent; effects: SeenEvent[] };

function deeds(events: SeenEvent[]): Deed[] {
  const all: Deed[] = [];
  for (const event of events) {
    const last = all.at(-1);
    if (event.follows && last !== undefined) last.effects.push(event);
    else all.push({ cause: event, effects: [] });
  }
  return all;
}

/** Whether a deed is told in one line with others like it. */
const isPlain = ({ cause, effects }: Deed): boolean => !cause.follows && cause.sum !== null && effects.every(({ sum }) => sum !== null);

const filled = (words: string, n: number): string => words.replace('{n}', String(n));

/** "You play 4 × Shuttle: 4 resources." */
function together(same: Deed[]): Line {
  const [first] = same as [Deed, ...Deed[]];
  const { cause } = first;
  const head = same.length === 1 ? cause.sum?.one : filled(cause.sum?.many ?? '', same.length);
  const gains = new Map<string, { one: string; amount: number }>();
  for (const { sum, amount } of same.flatMap(({ effects }) => effects)) {
    if (sum === null) continue;
    const gain = gains.get(sum.many) ?? { one: sum.one, amount: 0 };
    gain.amount += amount ?? 1;
    gains.set(sum.many, gain);
  }
  const told = [...gains].map(([many, { one, amount }]) => (amount === 1 ? one : filled(many, amount)));
  return { text: `${[head, told.join(', ')].filter(Boolean).join(': ')}.`, below: false, times: 1, event: cause };
}

export function story(events: SeenEvent[]): Line[] {
  const lines: Line[] = [];
  const all = deeds(events);
  for (let at = 0; at < all.length; at++) {
    const deed = all[at] as Deed;
    if (isPlain(deed)) {
      const from = at;
      while (at + 1 < all.length && isPlain(all[at + 1] as Deed) && all[at + 1]?.cause.sum?.many === deed.cause.sum?.many) at++;
      lines.push(together(all.slice(from, at + 1)));
      continue;
    }
    for (const [nth, event] of [deed.cause, ...deed.effects].entries()) {
      const last = lines.at(-1);
      const below = nth > 0;
      if (below && last?.below === true && last.text === event.text) last.times += 1;
      else lines.push({ text: event.text, below, times: 1, event });
    }
  }
  return lines;
}
