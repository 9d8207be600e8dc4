// A game that is over, from what was told of it: the moves worth going back to, and numbers side by side.

import type { SeatInfo, SeenEvent } from '../wire/wire';
import type { Key } from '../words';

/** A number that is told of every team. */
export type Count = {
  title: Key;
  /** How much an event adds to it. */
  of(event: SeenEvent): number;
  /** The greatest of them is told, not their sum. */
  greatest?: boolean;
};

/** Counts how often one of these happened. */
export const once =
  (...whats: string[]) =>
  ({ what }: SeenEvent): number =>
    whats.includes(what) ? 1 : 0;

/** Adds up how much of it there was. */
export const amount =
  (wanted: string) =>
  ({ what, amount: n }: SeenEvent): number =>
    what === wanted ? (n ?? 0) : 0;

/** What a game tells of itself when it is over. */
export type Finale = {
  /** How much an event is worth going back to; most are not at all. */
  weight(event: SeenEvent): number;
  counts: Count[];
};

/** A move worth going back to, with all that came of it. */
export type Moment = {
  /** After so many inputs it has been made. */
  ply: number;
  turn: number;
  what: string;
  text: string;
  /** The team that made it, and those it harms. */
  by: string | null;
  harms: string[];
};

export type Review = {
  turns: number;
  moments: Moment[];
  teams: string[];
  /** One value for each team. */
  numbers: { title: Key; values: number[] }[];
};

/** What is taken in at a glance. */
const MOMENTS = 6;

type Deed = { event: SeenEvent; turn: number; by: string | null };

export function review(events: SeenEvent[], seats: SeatInfo[], begins: (what: string) => boolean, finale: Finale): Review {
  const teams = [...new Set(seats.map(({ team }) => team))];
  const all = deeds(events, seats, begins);
  return {
    turns: all.at(-1)?.turn ?? 1,
    moments: moments(all, seats, finale),
    teams,
    numbers: finale.counts.map((count) => ({ title: count.title, values: teams.map((team) => counted(all, team, count)) })),
  };
}

/** A side that nobody sits at, such as an opponent that follows cards. */
const NOBODYS = '';

/** Every event with whose deed it was: nobody harms themselves, and what names nobody is done by whoever has the turn. */
function deeds(events: SeenEvent[], seats: SeatInfo[], begins: (what: string) => boolean): Deed[] {
  const teamOf = (seat: number) => seats.find((info) => info.seat === seat)?.team ?? NOBODYS;
  let turn = 0;
  let has: string | null = null;
  let last: string | null = null;
  return events.map((event) => {
    const named = event.seat !== null && event.seat !== event.harms ? teamOf(event.seat) : null;
    if (begins(event.what)) {
      turn += 1;
      has = named;
    }
    last = named ?? last;
    // A game that was set up in the middle has a turn that nobody saw begin.
    return { event, turn: Math.max(1, turn), by: named ?? has ?? last };
  });
}

function counted(all: Deed[], team: string, { of, greatest = false }: Count): number {
  const values = all.filter(({ by }) => by === team).map(({ event }) => of(event));
  return values.reduce((sum, value) => (greatest ? Math.max(sum, value) : sum + value), 0);
}

/** The weightiest moves, in the order in which they were made; of equal ones the later. */
function moments(all: Deed[], seats: SeatInfo[], { weight }: Finale): Moment[] {
  const heavy = all.filter(({ event }) => weight(event) > 0);
  const weighed = [...new Set(heavy.map(({ event }) => event.ply))].map((ply) => {
    const deeds = heavy.filter(({ event }) => event.ply === ply);
    return { deeds, weight: Math.max(...deeds.map(({ event }) => weight(event))) };
  });
  const kept = new Set([...weighed].reverse().sort((a, b) => b.weight - a.weight).slice(0, MOMENTS));
  return weighed
    .filter((one) => kept.has(one))
    .map(({ deeds, weight: most }) => {
      const first = deeds.find(({ event }) => weight(event) === most) as Deed;
      const hurt = deeds.map(({ event }) => seats.find(({ seat }) => seat === event.harms)?.team);
      return {
        ply: first.event.ply + 1,
        turn: first.turn,
        what: first.event.what,
        text: [...new Set(deeds.map(({ event }) => event.text))].join(' '),
        by: first.by,
        harms: [...new Set(hurt.filter((team) => team !== undefined))],
      };
    });
}
