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

/** What each sort of card shows: people as busts, ships in space, wares in a lit hall, errands as routes. */
const DRAWN: Record<string, string> = {
  cargo: 'cargo',
  gear: 'gear',
  mod: 'upgrade',
  crew: 'unit',
  contact: 'unit',
  bounty: 'bounty',
  character: 'unit',
  job: 'mission',
  ship: 'unit',
  sheet: 'unit',
  encounter: 'base',
  order: 'unit',
};

const SHIPS = ['ship', 'sheet'];

/** What people look like, found by their names: whoever is a contact, crew and hunted has one face. */
const FACES = ['scoundrel', 'bounty-hunter', 'officer', 'trooper', 'wanderer'];

const face = (name: string): string => FACES[[...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % FACES.length] ?? '';

function traits({ kind_id, name, traits }: CardFacts): string[] {
  if (SHIPS.includes(kind_id)) return ['transport'];
  if (kind_id === 'order') return ['droid'];
  if (kind_id === 'character' && !traits.some(({ id }) => id === 'droid')) return ['bounty-hunter'];
  return ['unit', 'bounty'].includes(DRAWN[kind_id] ?? '') && traits.length === 0 ? [face(name)] : traits.map(({ id }) => id);
}

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
  const luxury = facts.group === 'luxury' && ['cargo', 'gear', 'mod'].includes(facts.kind_id) && facts.traits.length === 0;
  return {
    id: facts.id,
    kind: luxury ? 'luxury' : (DRAWN[facts.kind_id] ?? 'event'),
    faction: COLOURS[facts.group] ?? COLOURS[facts.kind_id] ?? (facts.faction_id === 'imperial' ? 'empire' : facts.faction_id),
    traits: traits(facts),
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
