// Faces of dice as the table shows them.

import type { Rolled } from '../../kit/dice/face';
import { t, type Key } from '../../words';
import type { Lying } from './stage/acts';

const FACES: Record<string, Key> = { crit: 'or.die.crit', hit: 'or.die.hit', focus: 'or.die.focus', blank: 'or.die.blank' };

export const faceName = (face: string): string => t(FACES[face] ?? 'or.die.blank');

const shown = (face: string) => ({ icon: face, label: faceName(face) });

/** Dice on the table; `counts` says which faces do. */
export const lying = (dice: Lying[], counts: (face: string) => boolean): Rolled[] =>
  dice.map(({ face, was, cancelled }) => ({
    face,
    ...shown(face),
    counts: cancelled !== true && counts(face),
    ...(was === undefined ? {} : { was: shown(was) }),
  }));

/** Equal faces together, as a scene counts them. */
export const spread = (dice: { face: string; n: number }[]): Lying[] => dice.flatMap(({ face, n }) => Array.from({ length: n }, () => ({ face })));

/** What a hit and a critical hit are worth in a combat; other faces do nothing there. */
export const WORTH: Record<string, number> = { hit: 1, crit: 2 };

const SKILLS: Record<string, Key> = {
  influence: 'or.skill.influence',
  knowledge: 'or.skill.knowledge',
  piloting: 'or.skill.piloting',
  stealth: 'or.skill.stealth',
  strength: 'or.skill.strength',
  tactics: 'or.skill.tactics',
  tech: 'or.skill.tech',
};

export const skillName = (skill: string): string => {
  const key = SKILLS[skill];
  return key === undefined ? skill : t(key);
};
