// What the guided first game teaches, and when.

import { happened, mine, offered, type Moment, type Taught } from '../../kit/lessons';

export type Now = Moment & {
  /** The base cards in play. */
  bases: string[];
  isShip: (card: string) => boolean;
};

const aimsAtRow = ({ offers, bases, isShip }: Now): boolean =>
  offers.some(({ verb, onto }) => ['assign', 'attack'].includes(verb) && onto !== null && !bases.includes(onto) && !isShip(onto));

const aimsAtBase = ({ offers, bases }: Now): boolean => offers.some(({ onto }) => onto !== null && bases.includes(onto));

const hasShip = ({ offers, isShip }: Now): boolean => offers.some(({ things, onto }) => things.some(isShip) || (onto !== null && isShip(onto)));

export const LESSONS: Taught<Now>[] = [
  { id: 'play', title: 'db.lesson.play', text: 'db.lesson.playText', fits: (now) => offered(now, 'play'), done: ['played'] },
  {
    id: 'resources',
    title: 'db.lesson.resources',
    text: 'db.lesson.resourcesText',
    fits: (now) => mine(now, 'gained-resources'),
    done: ['played', 'purchased', 'turn-ended'],
  },
  { id: 'buy', title: 'db.lesson.buy', text: 'db.lesson.buyText', fits: (now) => offered(now, 'buy'), done: ['purchased'] },
  { id: 'use', title: 'db.lesson.use', text: 'db.lesson.useText', fits: (now) => offered(now, 'use'), done: ['used-ability'] },
  { id: 'attack', title: 'db.lesson.attack', text: 'db.lesson.attackText', fits: aimsAtBase, done: ['attacked'] },
  { id: 'row', title: 'db.lesson.row', text: 'db.lesson.rowText', fits: aimsAtRow, done: ['defeated'] },
  {
    id: 'force',
    title: 'db.lesson.force',
    text: 'db.lesson.forceText',
    fits: (now) => happened(now, 'gained-force', 'force-resource'),
    done: ['turn-ended'],
  },
  { id: 'ships', title: 'db.lesson.ships', text: 'db.lesson.shipsText', fits: hasShip, done: ['played', 'purchased', 'turn-ended'] },
  { id: 'end', title: 'db.lesson.end', text: 'db.lesson.endText', fits: (now) => offered(now, 'end') && !offered(now, 'play'), done: ['turn-ended'] },
  {
    id: 'win',
    title: 'db.lesson.win',
    text: 'db.lesson.winText',
    fits: (now) => happened(now, 'base-destroyed'),
    done: ['won', 'turn-ended'],
  },
];
