// What the guided first game teaches, and when.

import { happened, mine, offered, type Moment, type Taught } from '../../kit/lessons';

export type Now = Moment & {
  phase: string;
  isBase: (card: string) => boolean;
  isUpgrade: (card: string) => boolean;
  /** Somebody's unit has a keyword, somebody's is exhausted. */
  keywords: boolean;
  exhausted: boolean;
};

const aims = ({ offers, isBase }: Now, base: boolean): boolean =>
  offers.some(({ verb, onto }) => verb === 'attack' && onto !== null && isBase(onto) === base);

const hasUpgrade = ({ offers, isUpgrade }: Now): boolean => offers.some(({ verb, things }) => verb === 'play' && things.some(isUpgrade));

export const LESSONS: Taught<Now>[] = [
  { id: 'resource', title: 'un.lesson.resource', text: 'un.lesson.resourceText', fits: ({ phase }) => phase === 'set-up', done: ['resourced'] },
  { id: 'play', title: 'un.lesson.play', text: 'un.lesson.playText', fits: (now) => offered(now, 'play'), done: ['played'] },
  { id: 'arenas', title: 'un.lesson.arenas', text: 'un.lesson.arenasText', fits: (now) => mine(now, 'played'), done: ['attacked', 'passed', 'took-initiative'] },
  { id: 'attack', title: 'un.lesson.attack', text: 'un.lesson.attackText', fits: (now) => aims(now, true), done: ['attacked'] },
  { id: 'fight', title: 'un.lesson.fight', text: 'un.lesson.fightText', fits: (now) => aims(now, false), done: ['attacked'] },
  { id: 'exhausted', title: 'un.lesson.exhausted', text: 'un.lesson.exhaustedText', fits: ({ exhausted }) => exhausted, done: ['passed', 'took-initiative', 'played', 'attacked'] },
  { id: 'keywords', title: 'un.lesson.keywords', text: 'un.lesson.keywordsText', fits: ({ keywords }) => keywords, done: ['played', 'attacked', 'passed'] },
  { id: 'upgrade', title: 'un.lesson.upgrade', text: 'un.lesson.upgradeText', fits: hasUpgrade, done: ['played'] },
  { id: 'use', title: 'un.lesson.use', text: 'un.lesson.useText', fits: (now) => offered(now, 'use'), done: ['used'] },
  { id: 'initiative', title: 'un.lesson.initiative', text: 'un.lesson.initiativeText', fits: (now) => offered(now, 'take') && !offered(now, 'play'), done: ['took-initiative', 'passed'] },
  { id: 'regroup', title: 'un.lesson.regroup', text: 'un.lesson.regroupText', fits: ({ phase }) => phase === 'regroup', done: ['resourced', 'passed'] },
  { id: 'deploy', title: 'un.lesson.deploy', text: 'un.lesson.deployText', fits: (now) => offered(now, 'deploy'), done: ['deployed'] },
  { id: 'win', title: 'un.lesson.win', text: 'un.lesson.winText', fits: (now) => happened(now, 'deployed'), done: ['attacked', 'passed'] },
];
