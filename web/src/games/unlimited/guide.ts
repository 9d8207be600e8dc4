// The guided first game at a table.

import { guideOf } from '../../kit/lessons';
import type { Scene } from '../../wire/unlimited';
import { unitsOf } from './desk';
import { faceOf } from './face';
import { factsOf } from './facts';
import { LESSONS } from './lessons';

export const guide = guideOf(LESSONS, (table) => {
  const scene = table.scene as Scene | undefined;
  const units = (scene?.players ?? []).flatMap(unitsOf);
  return {
    offers: table.offers,
    log: table.log,
    seat: table.seat,
    phase: scene?.phase ?? '',
    isBase: (card) => (scene?.players ?? []).some(({ base }) => base.id === card),
    isUpgrade: (card) => factsOf(faceOf(card)).kind_id === 'upgrade',
    keywords: units.some((unit) => unit.keywords.length > 0),
    exhausted: units.some((unit) => unit.exhausted),
  };
});
