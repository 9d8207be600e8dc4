// The guided first game: what is taught, when it fits, and what shows that it was understood.

import type { Lesson } from '../../kit/stage';
import type { SeenEvent, Offer } from '../../wire/wire';

/** What a lesson goes by. */
export type Moment = {
  offers: Offer[];
  log: SeenEvent[];
  seat: number | null;
  /** The base cards in play. */
  bases: string[];
  isShip: (card: string) => boolean;
};

export type Taught = Lesson & {
  /** Shown only while this holds. */
  fits: (moment: Moment) => boolean;
  /** What a person does who has understood. */
  done: string[];
};

const offered = ({ offers }: Moment, ...verbs: string[]): boolean => offers.some((offer) => verbs.includes(offer.verb));

const mine = ({ log, seat }: Moment, what: string): boolean => log.some((event) => event.what === what && event.seat === seat);

const aimsAtRow = ({ offers, bases, isShip }: Moment): boolean =>
  offers.some(({ verb, onto }) => ['assign', 'attack'].includes(verb) && onto !== null && !bases.includes(onto) && !isShip(onto));

const aimsAtBase = ({ offers, bases }: Moment): boolean => offers.some(({ onto }) => onto !== null && bases.includes(onto));

const hasShip = ({ offers, isShip }: Moment): boolean => offers.some(({ things, onto }) => things.some(isShip) || (onto !== null && isShip(onto)));

export const LESSONS: Taught[] = [
  { id: 'play', title: 'lesson.play', text: 'lesson.playText', fits: (now) => offered(now, 'play'), done: ['played'] },
  {
    id: 'resources',
    title: 'lesson.resources',
    text: 'lesson.resourcesText',
    fits: (now) => mine(now, 'gained-resources'),
    done: ['played', 'purchased', 'turn-ended'],
  },
  { id: 'buy', title: 'lesson.buy', text: 'lesson.buyText', fits: (now) => offered(now, 'buy'), done: ['purchased'] },
  { id: 'use', title: 'lesson.use', text: 'lesson.useText', fits: (now) => offered(now, 'use'), done: ['used-ability'] },
  { id: 'attack', title: 'lesson.attack', text: 'lesson.attackText', fits: aimsAtBase, done: ['attacked'] },
  { id: 'row', title: 'lesson.row', text: 'lesson.rowText', fits: aimsAtRow, done: ['defeated'] },
  {
    id: 'force',
    title: 'lesson.force',
    text: 'lesson.forceText',
    fits: (now) => now.log.some((event) => ['gained-force', 'force-resource'].includes(event.what)),
    done: ['turn-ended'],
  },
  { id: 'ships', title: 'lesson.ships', text: 'lesson.shipsText', fits: hasShip, done: ['played', 'purchased', 'turn-ended'] },
  { id: 'end', title: 'lesson.end', text: 'lesson.endText', fits: (now) => offered(now, 'end') && !offered(now, 'play'), done: ['turn-ended'] },
  {
    id: 'win',
    title: 'lesson.win',
    text: 'lesson.winText',
    fits: (now) => now.log.some((event) => event.what === 'base-destroyed'),
    done: ['won', 'turn-ended'],
  },
];

/** The lesson for this moment; nobody is taught while others move. */
export function current(finished: ReadonlySet<string>, moment: Moment): Taught | null {
  if (moment.offers.length === 0) return null;
  return LESSONS.find((lesson) => !finished.has(lesson.id) && lesson.fits(moment)) ?? null;
}

/** Whether the person has done it since the lesson was first shown. */
export const learned = (lesson: Taught, since: number, { log, seat }: Moment): boolean =>
  log.slice(since).some((event) => lesson.done.includes(event.what) && event.seat === seat);
