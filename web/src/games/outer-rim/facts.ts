// What is known of a card: its entry in the catalogue, and what it looks like.

import type { Value } from '../../kit/card/face';
import { blank, catalogue } from '../../kit/catalogue.svelte';
import type { Pictured } from '../../look/art';
import type { CardFacts, TraitFacts } from '../../wire/http';

/** The facts of a face; its bare name while the catalogue is being read. */
export const factsOf = (face: string): CardFacts => catalogue.card('outer-rim', face) ?? blank(face);

/** Where cards of a deck live, in the picture above them. */
const KINDS: Record<string, string> = {
  cargo: 'cargo',
  gear: 'gear',
  mod: 'mod',
  crew: 'crew',
  bounty: 'bounty-hunter',
  job: 'job',
  ship: 'ship',
  sheet: 'ship',
  secret: 'secret',
  event: 'event',
  encounter: 'encounter',
  character: 'user',
  order: 'bot',
  databank: 'databank',
  contact: 'crew',
};

export const kindIcon = (kind: string): string => KINDS[kind] ?? 'databank';

/** What each sort of card shows: people as busts, ships in space, wares and tools in a lit hall, errands as routes. */
const DRAWN: Record<string, { kind: string; traits: string[] }> = {
  cargo: { kind: 'upgrade', traits: [] },
  gear: { kind: 'upgrade', traits: [] },
  mod: { kind: 'upgrade', traits: [] },
  crew: { kind: 'unit', traits: ['scoundrel'] },
  contact: { kind: 'unit', traits: ['scoundrel'] },
  bounty: { kind: 'unit', traits: ['bounty-hunter'] },
  character: { kind: 'unit', traits: ['bounty-hunter'] },
  job: { kind: 'mission', traits: [] },
  ship: { kind: 'unit', traits: ['transport'] },
  sheet: { kind: 'unit', traits: ['transport'] },
  secret: { kind: 'event', traits: [] },
  event: { kind: 'event', traits: [] },
  databank: { kind: 'event', traits: [] },
  encounter: { kind: 'base', traits: [] },
  order: { kind: 'unit', traits: ['droid'] },
};

/** Each deck has its own colours, as its backs have. */
const COLOURS: Record<string, string> = {
  cargo: 'vigilance',
  gear: 'heroism',
  mod: 'heroism',
  bounty: 'cunning',
  job: 'command',
  luxury: 'aggression',
  ship: 'rebel',
  sheet: 'rebel',
  databank: 'villainy',
  order: 'villainy',
};

export function pictured(facts: CardFacts, wide: boolean): Pictured {
  const drawn = DRAWN[facts.kind_id] ?? { kind: 'event', traits: [] };
  const droid = facts.traits.some(({ id }) => id === 'droid');
  const people = drawn.kind === 'unit' && drawn.traits[0] !== 'transport';
  return {
    id: facts.id,
    kind: drawn.kind,
    faction: COLOURS[facts.group] ?? COLOURS[facts.kind_id] ?? (facts.faction_id === 'imperial' ? 'empire' : facts.faction_id),
    traits: droid && people ? ['droid'] : drawn.traits,
    unique: facts.kind_id === 'character',
    wide,
  };
}

/** The deck it comes from decides where it is bought; its kind where it lies. */
export const kinds = (facts: CardFacts): TraitFacts[] => (facts.kind === '' ? [] : [{ id: kindIcon(facts.kind_id), name: facts.kind }, ...facts.traits.map(({ name }) => ({ id: 'choose', name }))]);

/** In thousands, as credits are counted on the table. */
export const price = (facts: CardFacts): number | undefined => facts.numbers['cost'];

/** The dice it fights with, where it fights. */
export function gems(facts: CardFacts): Value[] {
  const { combat } = facts.numbers;
  return combat === undefined ? [] : [{ kind: 'attack', value: combat, changed: false }];
}
