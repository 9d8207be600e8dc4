import { describe, expect, test } from 'vitest';
import type { CardFacts } from '../../src/wire/http';
import {
  added, aspectsOf, bookOf, byCost, curve, EMPTY, icons, joined, readWritten, removed, sameCards, sizeOf, withCopies, written, type Deck,
} from '../../src/pages/decks/deck';
import { active, fitting, fromQuery, isBuiltWith, kindOf, NOTHING, ordered, toggled, toQuery, type Filter } from '../../src/pages/decks/filter';
import { averageCost, cheapIn, HAND, shareWithEarlyUnit, shuffled } from '../../src/pages/decks/hand';
import { freeName, met, type Saved } from '../../src/pages/decks/saved';

type Some = Partial<Omit<CardFacts, 'aspects' | 'traits' | 'keywords'>> & { aspects?: string[]; traits?: string[]; keywords?: string[]; cost?: number };

function card(code: string, { aspects = [], traits = [], keywords = [], cost, ...some }: Some): CardFacts {
  const named = (id: string) => ({ id, name: id });
  return {
    id: code.toLowerCase(), code, set: 'SOR', name: code, subtitle: '', rarity: 'Common', rarity_id: 'common', quantity: 1, kind: 'unit', kind_id: 'unit',
    faction: '', faction_id: aspects[0] ?? 'neutral', aspects: aspects.map(named), traits: traits.map(named),
    keywords: keywords.map((id) => ({ id, name: id, amount: null, reminder: '', printed: true })), arena_id: 'ground', unique: false, group: 'SOR',
    numbers: cost === undefined ? {} : { cost }, text: '', ability: '', reward: '', back: '', strip: [], reward_strip: [], back_strip: [], ...some,
  };
}

const LUKE = card('L1', { kind_id: 'leader', arena_id: 'ground', aspects: ['vigilance', 'heroism'] });
const TOWER = card('B1', { kind_id: 'base', arena_id: '', aspects: ['cunning'] });
const XWING = card('S1', { name: 'Ala\u2011X', cost: 2, arena_id: 'space', aspects: ['heroism'], traits: ['rebel'], text: 'Robas una carta.' });
const GUARD = card('G1', { cost: 3, aspects: ['vigilance'], keywords: ['sentinel'], rarity_id: 'rare' });
const GIANT = card('G2', { cost: 9, aspects: ['command', 'command'], set: 'SHD' });
const RUSE = card('E1', { kind_id: 'event', arena_id: '', cost: 1 });
const cards = [LUKE, TOWER, XWING, GUARD, GIANT, RUSE];
const book = bookOf(cards);

const deck: Deck = { name: 'Friends', leader: 'L1', base: 'B1', cards: { S1: 3, G1: 2, G2: 1, E1: 1 }, sideboard: [{ id: 'S1', count: 1 }] };

describe('a deck', () => {
  test('takes leaders and bases to their places and counts everything else', () => {
    const full = [LUKE, TOWER, XWING, XWING, RUSE].reduce(added, EMPTY);
    expect(full).toEqual({ name: '', leader: 'L1', base: 'B1', cards: { S1: 2, E1: 1 }, sideboard: [] });
    expect(sizeOf(full)).toBe(3);
    expect([LUKE, XWING, RUSE].reduce(removed, full)).toEqual({ name: '', leader: null, base: 'B1', cards: { S1: 1 }, sideboard: [] });
    expect(removed(EMPTY, XWING)).toEqual(EMPTY);
    expect(withCopies(full, 'S1', 0).cards).toEqual({ E1: 1 });
  });

  test('is the same in whatever order it was built', () => {
    expect(sameCards([RUSE, XWING].reduce(added, EMPTY), [XWING, RUSE].reduce(added, EMPTY))).toBe(true);
    expect(sameCards(deck, added(deck, RUSE))).toBe(false);
  });

  test('is written in the common form and read from it', () => {
    expect(written(deck)).toEqual({
      metadata: { name: 'Friends', author: '' },
      leader: { id: 'L1', count: 1 },
      base: { id: 'B1', count: 1 },
      deck: [{ id: 'E1', count: 1 }, { id: 'G1', count: 2 }, { id: 'G2', count: 1 }, { id: 'S1', count: 3 }],
      sideboard: [{ id: 'S1', count: 1 }],
    });
    expect(readWritten(written(deck))).toEqual(deck);
    expect(readWritten({ deck: [{ id: 'E1', count: 1 }, { id: 'E1', count: 2 }] })).toEqual({ ...EMPTY, cards: { E1: 3 } });
  });

  test('joins another, whose leader and base count', () => {
    const more: Deck = { name: 'More', leader: 'L2', base: null, cards: { S1: 1, X: 2 }, sideboard: [] };
    expect(joined(deck, more)).toEqual({ name: 'Friends', leader: 'L2', base: 'B1', cards: { S1: 4, G1: 2, G2: 1, E1: 1, X: 2 }, sideboard: deck.sideboard });
  });

  test('has a curve whose last step holds all that is dearer, lists by cost and counts icons', () => {
    expect(curve(deck, book)).toEqual([0, 1, 3, 2, 0, 0, 0, 1]);
    expect(byCost(deck, book).map(({ cost, cards, lines }) => [cost, cards, lines.map(({ card }) => card.code)])).toEqual([
      [1, 1, ['E1']], [2, 3, ['S1']], [3, 2, ['G1']], [9, 1, ['G2']],
    ]);
    expect(icons(deck, book)).toEqual([
      { id: 'heroism', name: 'heroism', n: 3 }, { id: 'vigilance', name: 'vigilance', n: 2 }, { id: 'command', name: 'command', n: 2 },
    ]);
    expect(aspectsOf(deck, book)).toEqual(new Set(['vigilance', 'heroism', 'cunning']));
  });
});

describe('finding cards', () => {
  const other = (one: CardFacts): CardFacts | undefined => (one === XWING ? { ...XWING, name: 'X\u2011Wing' } : undefined);
  const found = (some: Partial<Filter>, penalties = {}) => fitting(cards, { ...NOTHING, ...some }, { penalties, other }).map(({ code }) => code);

  test('several in one group mean or, groups mean and', () => {
    expect(found({ cost: ['1', '2'] })).toEqual(['S1', 'E1']);
    expect(found({ cost: ['1', '2'], aspect: ['heroism'] })).toEqual(['S1']);
    expect(found({ cost: ['8'] })).toEqual(['G2']);
    expect(found({ cost: ['0'] })).toEqual([]);
    expect(found({ aspect: ['neutral'] })).toEqual(['E1']);
    expect(found({ kind: ['ground', 'leader'] })).toEqual(['L1', 'G1', 'G2']);
    expect(found({ keyword: ['sentinel'] })).toEqual(['G1']);
    expect(found({ rarity: ['rare'] })).toEqual(['G1']);
    expect(found({ trait: ['rebel'] })).toEqual(['S1']);
    expect(found({ set: ['SHD'] })).toEqual(['G2']);
  });

  test('words are looked for in names and texts of both languages', () => {
    expect(found({ words: 'ala-x' })).toEqual(['S1']);
    expect(found({ words: 'x-wing' })).toEqual(['S1']);
    expect(found({ words: 'roba carta' })).toEqual(['S1']);
  });

  test('what costs more can be left out', () => {
    expect(found({ free: true, kind: ['ground'] }, { g2: 4 })).toEqual(['G1']);
  });

  test('units are told apart by where they fight; tokens are in no deck', () => {
    expect([LUKE, XWING, RUSE].map(kindOf)).toEqual(['leader', 'space', 'event']);
    expect(isBuiltWith(card('T', { kind_id: 'token' }))).toBe(false);
  });

  test('what shares icons with leader and base comes first', () => {
    const cheap = card('A0', { cost: 3, aspects: ['villainy'] });
    const order = (by: Filter['order']) => ordered([...cards, cheap], by, aspectsOf(deck, book)).map(({ code }) => code);
    expect(order('cost')).toEqual(['E1', 'S1', 'G1', 'A0', 'G2', 'L1', 'B1']);
    expect(order('number')).toEqual(['E1', 'G1', 'S1', 'A0', 'G2', 'L1', 'B1']);
    expect(order('name')).toEqual(['S1', 'E1', 'G1', 'A0', 'G2', 'L1', 'B1']);
  });

  test('the address remembers filters', () => {
    const filter: Filter = { ...NOTHING, aspect: ['heroism', 'neutral'], cost: ['2'], words: 'ala x', free: true, order: 'name' };
    expect(fromQuery(new URLSearchParams(toQuery(filter)))).toEqual(filter);
    expect(toQuery(NOTHING)).toBe('');
    expect(active(filter)).toBe(5);
    expect(toggled(toggled(NOTHING, 'cost', '2'), 'cost', '2')).toEqual(NOTHING);
  });
});

describe('a hand to try', () => {
  test('is dealt from all copies, each of them once', () => {
    const first = shuffled(deck, book, () => 0).map(({ code }) => code);
    expect(first).toEqual(['E1', 'S1', 'S1', 'S1', 'G1', 'G1', 'G2']);
    const last = shuffled(deck, book, () => 0.999).map(({ code }) => code);
    expect(last).toEqual([...first].reverse());
  });

  test('is judged by what it costs', () => {
    expect(cheapIn([XWING, GIANT, RUSE])).toBe(2);
    expect(averageCost([XWING, GIANT, RUSE])).toBe(4);
    expect(averageCost([])).toBe(0);
  });

  test('the share of hands with an early unit is counted exactly', () => {
    // Of ten cards four are early units: 1 - C(6,6)/C(10,6).
    const ten: Deck = { ...EMPTY, cards: { S1: 4, G1: 6 } };
    expect(HAND).toBe(6);
    expect(shareWithEarlyUnit(ten, book)).toBeCloseTo(1 - 1 / 210, 10);
    expect(shareWithEarlyUnit({ ...EMPTY, cards: { G1: 8 } }, book)).toBe(0);
    expect(shareWithEarlyUnit(EMPTY, book)).toBe(0);
  });
});

test('a name that is taken gets a number', () => {
  expect(freeName('Friends', [])).toBe('Friends');
  expect(freeName('Friends', ['Friends', 'Friends 2'])).toBe('Friends 3');
});

test('this browser and an account learn each other\'s decks; the newer one wins', () => {
  const here = (name: string, changed: number, shared = false): Saved => ({ ...deck, name, changed, shared });
  const there = (name: string, saved_ms: number) => ({ game: 'unlimited', name, deck: written({ ...EMPTY, cards: { E1: 1 } }), saved_ms });
  const { list, send } = met([here('new', 5), here('newer', 9), here('older', 2), here('gone', 1, true)], [there('newer', 7), there('older', 4), there('theirs', 3)]);
  expect(send.map(({ name }) => name)).toEqual(['new', 'newer']);
  expect(list.map(({ name, shared, cards }) => [name, shared, Object.keys(cards).length])).toEqual([
    ['newer', false, 4], ['new', false, 4], ['older', true, 1], ['theirs', true, 1],
  ]);
});
