// What was decided by dice just now, read from what was told of it: skill tests, combats, and other rolls.

import type { SeenEvent } from '../../../wire/wire';

/** A die as it came to lie: what it showed before it was changed, and whether somebody cancelled it. */
export type Lying = { face: string; was?: string; cancelled?: boolean };

/** The dice of one side, and in words what was done to them. */
export type Side = { seat: number | null; dice: Lying[]; used: string[] };

export type Test = Side & { kind: 'test'; ply: number; skill: string | null; level: number | null; passing: string[]; passed: boolean | null; words: string };
export type Roll = Side & { kind: 'roll'; ply: number; why: string };
export type Fight = {
  kind: 'fight';
  ply: number;
  combat: string;
  /** A patrol or a player; nothing for somebody on a card. */
  foe: string | null;
  /** The attacker first. */
  sides: [Side, Side];
  /** What both came to. */
  sums: [number, number] | null;
  won: boolean | null;
  words: string;
};
export type Act = Test | Fight | Roll;

const side = (seat: number | null): Side => ({ seat, dice: [], used: [] });

export const isOver = (act: Act): boolean => (act.kind === 'test' ? act.passed !== null : act.kind === 'fight' ? act.won !== null : true);

/** Turns so many dice of a face into others. */
function changed(dice: Lying[], from: string, to: string, n: number): Lying[] {
  let left = n;
  return dice.map((die) => (die.face === from && die.cancelled !== true && left-- > 0 ? { face: to, was: from } : die));
}

/** One result of the other side does not count. */
function cancelled(dice: Lying[], face: string): Lying[] {
  const at = dice.findIndex((die) => die.face === face && die.cancelled !== true);
  return dice.map((die, nth) => (nth === at ? { ...die, cancelled: true } : die));
}

/** What an event does to the dice of one side. */
function handled(dice: Lying[], { what, things, amount, dice: rolled }: SeenEvent): Lying[] {
  const [from = '', to = ''] = things;
  switch (what) {
    case 'roll':
    case 'reroll':
      return rolled.map(({ face }) => ({ face }));
    case 'convert':
      return changed(dice, from, to, amount ?? 1);
    case 'add':
      return [...dice, ...Array.from({ length: amount ?? 1 }, () => ({ face: from, was: 'blank' }))];
    default:
      return dice;
  }
}

const WHOLE = new Set(['roll', 'reroll', 'convert', 'add']);
const USED = new Set(['reroll', 'convert', 'add', 'cancel', 'prevent']);

function inFight(fight: Fight, event: SeenEvent): void {
  const [attack, defence] = fight.sides;
  // Dice of patrols and of people on cards are nobody's.
  const own = event.seat === attack.seat ? attack : defence;
  const other = own === attack ? defence : attack;
  if (WHOLE.has(event.what)) own.dice = handled(own.dice, event);
  if (event.what === 'cancel') other.dice = cancelled(other.dice, event.things[0] ?? '');
  if (USED.has(event.what)) own.used.push(event.text);
}

/** Everything that was rolled for, in the order in which it began. */
export function acts(events: SeenEvent[]): Act[] {
  const all: Act[] = [];
  let fight: Fight | null = null;
  let rolled: Test | Roll | null = null;
  for (const event of events) {
    const { what, why, seat, ply, text } = event;
    if (what === 'fight') {
      fight = { kind: 'fight', ply, combat: why, foe: event.to, sides: [side(seat), side(null)], sums: null, won: null, words: '' };
      all.push(fight);
    } else if ((what === 'win' || what === 'loss') && fight !== null) {
      const [own = '0', other = '0'] = event.things;
      Object.assign(fight, { won: what === 'win', sums: [Number(own), Number(other)], words: text });
      fight = null;
    } else if (what === 'roll' && (why === 'test' || why === 'delivery' || (why === 'effect' && fight === null))) {
      const begun = { ...side(seat), dice: handled([], event), ply };
      rolled = why === 'test' ? { ...begun, kind: 'test', skill: null, level: null, passing: [], passed: null, words: '' } : { ...begun, kind: 'roll', why };
      all.push(rolled);
    } else if ((what === 'pass' || what === 'fail') && rolled?.kind === 'test') {
      const [skill = null, ...passing] = event.things;
      Object.assign(rolled, { passed: what === 'pass', skill, passing, level: event.amount, words: text });
      rolled = null;
    } else if (rolled !== null && WHOLE.has(what)) {
      rolled.dice = handled(rolled.dice, event);
      rolled.used.push(text);
    } else if (fight !== null) inFight(fight, event);
  }
  return all;
}

/** Where that began which is not decided yet before this input. */
export const undecided = (events: SeenEvent[], before: number): number => acts(events.filter(({ ply }) => ply < before)).find((act) => !isOver(act))?.ply ?? Infinity;

const concerns = (act: Act, seat: number, id: string | null): boolean =>
  act.kind === 'fight' ? act.sides.some((one) => one.seat === seat) || (id !== null && act.foe === id) : act.seat === seat;

/**
 * What is worth being shown: one's own, or else, to somebody who looks on, what others did last. `id` is one's own name on the
 * table.
 */
export function worth(all: Act[], seat: number | null, id: string | null, looksOn: boolean): Act[] {
  const own = seat === null ? [] : all.filter((act) => concerns(act, seat, id));
  return own.length > 0 || !looksOn ? own : all.slice(-1);
}
