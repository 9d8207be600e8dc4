// What the guided first game teaches, and when.

import { happened, mine, offered, type Moment, type Taught } from '../../kit/lessons';

export type Now = Moment & { phase: string; test: boolean; fight: boolean };

const step = (name: string) => ({ phase }: Now): boolean => phase === name;

export const LESSONS: Taught<Now>[] = [
  { id: 'character', title: 'or.lesson.character', text: 'or.lesson.characterText', fits: step('set-up'), done: ['character'] },
  { id: 'ship', title: 'or.lesson.ship', text: 'or.lesson.shipText', fits: (now) => now.phase === 'set-up' && mine(now, 'character'), done: ['ship'] },
  { id: 'planning', title: 'or.lesson.planning', text: 'or.lesson.planningText', fits: step('planning'), done: ['move', 'recover', 'gain', 'stay'] },
  { id: 'move', title: 'or.lesson.move', text: 'or.lesson.moveText', fits: (now) => offered(now, 'move'), done: ['move', 'stay', 'recover', 'gain'] },
  { id: 'market', title: 'or.lesson.market', text: 'or.lesson.marketText', fits: (now) => offered(now, 'buy', 'cycle'), done: ['buy', 'cycle', 'draw'] },
  { id: 'deliver', title: 'or.lesson.deliver', text: 'or.lesson.deliverText', fits: (now) => offered(now, 'deliver'), done: ['deliver'] },
  { id: 'encounter', title: 'or.lesson.encounter', text: 'or.lesson.encounterText', fits: step('encounter'), done: ['draw', 'contact', 'read', 'fight'] },
  { id: 'test', title: 'or.lesson.test', text: 'or.lesson.testText', fits: (now) => now.test || happened(now, 'pass', 'fail'), done: ['pass', 'fail', 'turn'] },
  { id: 'fight', title: 'or.lesson.fight', text: 'or.lesson.fightText', fits: (now) => now.fight || offered(now, 'patrol', 'hunt', 'attack'), done: ['win', 'loss', 'turn'] },
  { id: 'contact', title: 'or.lesson.contact', text: 'or.lesson.contactText', fits: (now) => offered(now, 'meet'), done: ['contact', 'draw', 'join'] },
  { id: 'reputation', title: 'or.lesson.reputation', text: 'or.lesson.reputationText', fits: (now) => happened(now, 'reputation-up', 'reputation-down'), done: ['turn', 'move'] },
  { id: 'goal', title: 'or.lesson.goal', text: 'or.lesson.goalText', fits: (now) => happened(now, 'fame'), done: ['turn', 'move', 'fame'] },
];
