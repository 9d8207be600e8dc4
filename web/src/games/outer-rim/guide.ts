// The guided first game at a table.

import { guideOf } from '../../kit/lessons';
import type { Scene } from '../../wire/outer-rim';
import { LESSONS } from './lessons';

export const guide = guideOf(LESSONS, (table) => {
  const scene = table.scene as Scene | undefined;
  return {
    offers: table.offers,
    log: table.log,
    seat: table.seat,
    phase: scene?.phase ?? '',
    test: scene?.test != null,
    fight: scene?.fight != null,
  };
});
