// The guided first game at a table.

import { catalogue } from '../../kit/catalogue.svelte';
import { guideOf } from '../../kit/lessons';
import type { Scene } from '../../wire/deckbuilding';
import { faceOf } from './face';
import { LESSONS } from './lessons';

export const guide = guideOf(LESSONS, (table) => {
  const scene = table.scene as Scene | undefined;
  return {
    offers: table.offers,
    log: table.log,
    seat: table.seat,
    bases: (scene?.players ?? []).flatMap(({ base }) => (base === null ? [] : [base.id])),
    isShip: (card) => catalogue.card('deckbuilding', faceOf(card))?.kind_id === 'capital-ship',
  };
});
