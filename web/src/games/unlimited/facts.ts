// What is known of a card: its entry in the catalogue, and how it lies on the table now.

import { blank, catalogue } from '../../kit/catalogue.svelte';
import type { Value } from '../../kit/card/face';
import type { CardFacts, TraitFacts } from '../../wire/http';
import type { Pictured } from '../../look/art';
import type { CardView } from '../../wire/unlimited';

/** The facts of a face; its bare name while the catalogue is being read. */
export const factsOf = (face: string): CardFacts => catalogue.card('unlimited', face) ?? blank(face);

const FORMS: Record<string, 'legs' | 'sled'> = { walker: 'legs', tank: 'sled', speeder: 'sled' };

/** Whom a trait looks like where there is no figure of its own. */
const FIGURES: Record<string, string> = { inquisitor: 'sith', mandalorian: 'bounty-hunter', clone: 'trooper', hutt: 'scoundrel' };

const isStation = (id: string): boolean => id.includes('death-star') || id.includes('command-center');

/** Both sides of a leader have the same person on them. */
export function pictured(facts: CardFacts, wide: boolean): Pictured {
  const traits = facts.traits.map(({ id }) => FIGURES[id] ?? id);
  const form = traits.flatMap((id) => FORMS[id] ?? [])[0];
  // What flies and has no shape of its own is a ship.
  const flies = facts.arena_id === 'space' && !traits.some((id) => ['fighter', 'transport', 'capital-ship'].includes(id));
  return {
    id: facts.id,
    kind: facts.kind_id === 'token' ? 'upgrade' : facts.kind_id,
    faction: facts.faction_id,
    traits: flies ? [...traits, 'transport'] : traits,
    unique: facts.unique,
    wide,
    form,
    station: isStation(facts.id),
  };
}

/** Pictures for traits; the others have none of their own. */
const TRAITS: Record<string, string> = {
  force: 'force',
  imperial: 'empire',
  rebel: 'rebel',
  fringe: 'neutral',
  underworld: 'scoundrel',
  trooper: 'trooper',
  vehicle: 'vehicle',
  fighter: 'fighter',
  transport: 'transport',
  'capital-ship': 'capital',
  droid: 'droid',
  jedi: 'jedi',
  sith: 'sith',
  official: 'officer',
  'bounty-hunter': 'bounty-hunter',
  weapon: 'attack',
  item: 'upgrade',
  learned: 'hint',
  innate: 'activated',
};

const KINDS: Record<string, string> = { event: 'event', upgrade: 'upgrade', base: 'base', leader: 'leader', token: 'upgrade', unit: 'u-trooper' };

/** The traits with pictures; a card without traits goes by its kind. */
export function kinds(facts: CardFacts): TraitFacts[] {
  const own = { id: KINDS[facts.kind_id] ?? 'choose', name: facts.kind };
  if (facts.traits.length === 0) return facts.kind === '' ? [] : [own];
  return facts.traits.map(({ id, name }) => ({ id: TRAITS[id] ?? own.id, name }));
}

/** The two colours of a card: what is peculiar to it first. */
export function colours(facts: CardFacts): { first: string; second: string | undefined } {
  const distinct = [...new Set(facts.aspects.map(({ id }) => id))];
  return { first: distinct[0] ?? 'neutral', second: facts.aspects.length > 1 ? (distinct[1] ?? distinct[0]) : undefined };
}

export type Stats = { power: number; hp: number; left: number; powerChanged: boolean; hpChanged: boolean };

/** Power and hit points of what fights, as they are now; of an upgrade, what it adds. */
export function stats(facts: CardFacts, shown: CardView | undefined): Stats | null {
  const { power, hp } = facts.numbers;
  if (power === undefined || hp === undefined) return null;
  const now = { power: shown?.power ?? power, hp: shown?.hp ?? hp };
  return {
    ...now,
    left: now.hp - (shown?.power == null ? 0 : shown.damage),
    powerChanged: now.power !== power,
    hpChanged: now.hp !== hp,
  };
}

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

export function gems(facts: CardFacts, shown: CardView | undefined): Value[] {
  const found = stats(facts, shown);
  if (found === null) return [];
  const adds = facts.kind_id === 'upgrade' || facts.kind_id === 'token';
  if (adds && found.power === 0 && found.hp === 0) return [];
  const say = (n: number): number | string => (adds ? signed(n) : n);
  return [
    { kind: 'attack', value: say(found.power), changed: found.powerChanged },
    { kind: 'hp', value: say(found.hp), changed: found.hpChanged },
  ];
}

/** What an upgrade adds, in short; nothing if it adds nothing. */
export function adds({ numbers }: CardFacts): string {
  const { power = 0, hp = 0 } = numbers;
  return power === 0 && hp === 0 ? '' : `${signed(power)}/${signed(hp)}`;
}

/** Hit points left and in all, of a base. */
export function hitPoints(facts: CardFacts, shown: CardView | undefined): { left: number; all: number } | null {
  if (facts.kind_id !== 'base') return null;
  const all = shown?.hp ?? facts.numbers['hp'] ?? 0;
  return { left: Math.max(0, all - (shown?.damage ?? 0)), all };
}
