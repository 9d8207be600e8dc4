// What is told of a game that is over.

import { once, type Count, type Finale } from '../../kit/review';
import type { SeenEvent } from '../../wire/wire';
import { faceOf } from './face';
import { factsOf } from './facts';

/** A hit on a base that people remember. */
const HEAVY = 4;

const hitsBase = ({ what, things }: SeenEvent): boolean => what === 'damaged' && factsOf(faceOf(things[0] ?? '')).kind_id === 'base';

function weight(event: SeenEvent): number {
  if (event.what === 'deployed') return 3;
  if (hitsBase(event) && (event.amount ?? 0) >= HEAVY) return 2;
  return event.what === 'defeated' ? 1 : 0;
}

const counts: Count[] = [
  { title: 'un.count.base', of: (event) => (hitsBase(event) ? (event.amount ?? 0) : 0) },
  { title: 'un.count.greatest', of: (event) => (event.what === 'damaged' ? (event.amount ?? 0) : 0), greatest: true },
  { title: 'un.count.attacks', of: once('attacked') },
  { title: 'un.count.defeated', of: (event) => (event.what === 'defeated' && event.harms !== null ? 1 : 0) },
  { title: 'un.count.played', of: once('played') },
  { title: 'un.count.drawn', of: once('drew') },
];

export const finale: Finale = { weight, counts };
