// A guided first game: lessons in their order, each when it fits, until the person has done what it teaches.

import type { Offer, SeenEvent } from '../wire/wire';
import type { Guide, Lesson } from './stage';
import type { Table } from './table.svelte';

/** What a lesson goes by; a game adds what it knows of its own table. */
export type Moment = { offers: Offer[]; log: SeenEvent[]; seat: number | null };

export type Taught<Now extends Moment> = Lesson & {
  /** Shown only while this holds. */
  fits: (now: Now) => boolean;
  /** What a person does who has understood. */
  done: string[];
};

export const offered = ({ offers }: Moment, ...verbs: string[]): boolean => offers.some((offer) => verbs.includes(offer.verb));

/** Whether somebody has done it, or just this person. */
export const happened = ({ log }: Moment, ...whats: string[]): boolean => log.some(({ what }) => whats.includes(what));
export const mine = ({ log, seat }: Moment, what: string): boolean => log.some((event) => event.what === what && event.seat === seat);

/** The lesson for this moment; nobody is taught while others move. */
export function current<Now extends Moment>(lessons: Taught<Now>[], finished: ReadonlySet<string>, now: Now): Taught<Now> | null {
  if (now.offers.length === 0) return null;
  return lessons.find((lesson) => !finished.has(lesson.id) && lesson.fits(now)) ?? null;
}

/** Whether the person has done it since the lesson was first shown. */
export const learned = ({ done }: { done: string[] }, since: number, { log, seat }: Moment): boolean =>
  log.slice(since).some((event) => done.includes(event.what) && event.seat === seat);

/** The lessons of a game at a table. */
export function guideOf<Now extends Moment>(lessons: Taught<Now>[], momentOf: (table: Table) => Now): Guide {
  return {
    lessons,
    current: (finished, table) => current(lessons, finished, momentOf(table)),
    learned: ({ id }, since, table) => lessons.some((lesson) => lesson.id === id && learned(lesson, since, momentOf(table))),
  };
}
