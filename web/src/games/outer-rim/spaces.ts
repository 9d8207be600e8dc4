// What the spaces of the map are called.

import type { Scene } from '../../wire/outer-rim';
import { t, type Key } from '../../words';

const NAMED: Record<string, Key> = {
  cantonica: 'or.space.cantonica',
  'ord-mantell': 'or.space.ord-mantell',
  'mon-calamari': 'or.space.mon-calamari',
  lothal: 'or.space.lothal',
  kessel: 'or.space.kessel',
  maelstrom: 'or.space.maelstrom',
  tatooine: 'or.space.tatooine',
  'nal-hutta': 'or.space.nal-hutta',
  ryloth: 'or.space.ryloth',
  naboo: 'or.space.naboo',
  'ring-of-kafrene': 'or.space.ring-of-kafrene',
  takodana: 'or.space.takodana',
};

/** Planets by name, navpoints by their number on the board. */
export function spaceName({ spaces }: Pick<Scene, 'spaces'>, id: string): string {
  const key = NAMED[id];
  if (key !== undefined) return t(key);
  const navpoints = spaces.filter(({ kind }) => kind === 'navpoint');
  return t('or.space.navpoint', { n: navpoints.findIndex((space) => space.id === id) + 1 });
}

export const isSpace = ({ spaces }: Pick<Scene, 'spaces'>, id: string): boolean => spaces.some((space) => space.id === id);
