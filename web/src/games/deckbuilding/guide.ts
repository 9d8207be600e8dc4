// The guided first game at a table.

import { catalogue, faceOf } from '../../kit/catalogue.svelte';
import type { Guide } from '../../kit/stage';
import type { Table } from '../../kit/table.svelte';
import type { Scene } from '../../wire/deckbuilding';
import { current, learned, LESSONS, type Moment } from './lessons';

function momentOf(table: Table): Moment {
  const scene = table.scene as Scene | undefined;
  return {
    offers: table.offers,
    log: table.log,
    seat: table.seat,
    bases: (scene?.players ?? []).flatMap(({ base }) => (base === null ? [] : [base.id])),
    isShip: (card) => catalogue.card('deckbuilding', faceOf(card))?.kind_id === 'capital-ship',
  };
}

export const guide: Guide = {
  lessons: LESSONS,
  current: (finished, table) => current(finished, momentOf(table)),
  learned: (lesson, since, table) => LESSONS.some((known) => known.id === lesson.id && learned(known, since, momentOf(table))),
};
