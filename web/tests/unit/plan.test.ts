import { describe, expect, test } from 'vitest';
import { alone, companyOf, inCompany, mended, seated, seatsWith, sizesOf, teamsOf, usualPlan, wishOf, withDeck, withOption, withOwn, type Plan } from '../../src/pages/lobby/plan';
import type { GameBody } from '../../src/wire/http';

const game: GameBody = {
  game: 'duel',
  title: 'Duel',
  seats: [
    { id: 'empire', side: 'Empire', team: 'empire' },
    { id: 'rebel', side: 'Rebels', team: 'rebel' },
  ],
  bots: [
    { id: 'random', title: 'Easy', about: '' },
    { id: 'rules', title: 'Apprentice', about: '' },
  ],
  options: [
    { name: 'mode', title: 'Mode', about: '', default: 'short', advanced: false, by_seat: false, values: [{ value: 'short', title: '' }, { value: 'long', title: '' }] },
  ],
  sizes: [],
  decks: false,
  without_decks: [],
};

test('the usual plan is a game against a fair computer', () => {
  expect(wishOf(usualPlan(game), game, '')).toEqual({
    game: 'duel',
    options: [],
    seats: [{ who: 'bot', bot: 'rules' }, { who: 'here', name: '' }],
    undo: true,
    clock: null,
  });
});

test('only what differs from the usual is wished for', () => {
  const plan: Plan = { places: ['me', 'link'], undo: false, clock: '10+5', options: { mode: 'short' }, talk: 'players', decks: [] };
  expect(wishOf(plan, game, ' Ane ')).toEqual({
    game: 'duel',
    options: [],
    seats: [{ who: 'here', name: 'Ane' }, { who: 'link', name: '' }],
    undo: false,
    clock: { bank_ms: 600_000, increment_ms: 5000 },
    talk: 'players',
  });
  expect(wishOf(plan, game, '')).not.toHaveProperty('listed');
  expect(wishOf({ ...plan, places: ['me', 'open'], talk: 'everybody' }, game, '')).toMatchObject({ listed: true });
  expect(wishOf({ ...plan, talk: 'everybody' }, game, '')).not.toHaveProperty('talk');
  expect(wishOf({ ...plan, options: { mode: 'long' } }, game, '').options).toEqual([['mode', 'long']]);
});

test('changing sides changes the seats of both', () => {
  expect(seated({ ...usualPlan(game), places: ['link', 'me'] }, 0, game).places).toEqual(['me', 'link']);
  expect(seated(usualPlan(game), 1, game).places).toEqual(['bot:rules', 'me']);
});

test('what each seat has of its own is told in the order of seats, and goes along with whoever changes places', () => {
  const values = ['any', 'han', 'bossk'].map((value) => ({ value, title: value }));
  const hero = { name: 'characters', title: 'Character', about: '', default: 'any', advanced: false, by_seat: true, values };
  const cast: GameBody = { ...game, options: [hero] };
  const plan = withOwn(usualPlan(cast), hero, 1, 'han');
  expect(plan.options).toEqual({ characters: 'any,han' });
  expect(wishOf(plan, cast, '').options).toEqual([['characters', 'any,han']]);
  expect(wishOf(seated(plan, 0, cast), cast, '').options).toEqual([['characters', 'han,any']]);
  expect(wishOf(withOwn(plan, hero, 1, 'any'), cast, '').options).toEqual([]);
  expect(mended(plan, cast).options).toEqual(plan.options);
  expect(mended({ ...plan, options: { characters: 'any,nobody' } }, cast).options).toEqual({});
});

test('playing at once keeps the computer that was chosen', () => {
  const plan = usualPlan(game);
  expect(alone({ ...plan, places: ['bot:random', 'me'] }, 'rules').places).toEqual(['bot:random', 'me']);
  expect(alone({ ...plan, places: ['open', 'me'] }, 'rules').places).toEqual(['bot:rules', 'me']);
});

test('a plan that was kept is used as far as it still fits', () => {
  const kept = { places: ['me', 'bot:random'], undo: false, clock: '99', options: { mode: 'long', gone: 'x' } };
  expect(mended(kept, game)).toEqual({ places: ['me', 'bot:random'], undo: false, clock: 'none', talk: 'everybody', options: { mode: 'long' }, decks: [] });
  expect(mended({ places: ['me', 'bot:gone'] }, game).places).toEqual(['bot:rules', 'me']);
  for (const nonsense of [null, 7, 'me', { places: ['me', 'me'] }]) expect(mended(nonsense, game)).toEqual(usualPlan(game));
});

test('where partners play together there are three usual companies', () => {
  const four: GameBody = { ...game, seats: ['empire-1', 'rebel-1', 'empire-2', 'rebel-2'].map((id) => ({ id, side: id, team: id.split('-')[0] ?? '' })) };
  const plan = usualPlan(four);
  expect(teamsOf(plan, four)).toEqual({ partners: [1], rivals: [0, 2] });
  expect(companyOf(plan, four)).toBe('computers');
  const partner = inCompany(plan, four, 'partner');
  expect(partner.places).toEqual(['bot:rules', 'link', 'bot:rules', 'me']);
  expect(companyOf(partner, four)).toBe('partner');
  expect(inCompany(partner, four, 'friends').places).toEqual(['link', 'link', 'link', 'me']);
  expect(companyOf({ ...plan, places: ['open', 'here', 'link', 'me'] }, four)).toBeUndefined();
  expect(teamsOf(usualPlan(game), game)).toBeNull();
});

test('everybody at this screen and every computer has the deck that was chosen; whoever comes later brings one', () => {
  const decks: GameBody = { ...game, decks: true };
  const deckOf = (choice: string) => (choice === '' ? undefined : choice.toUpperCase());
  const plan = withDeck({ ...usualPlan(decks), places: ['bot:rules', 'me'] }, 1, 'own:a');
  expect(wishOf(plan, decks, '', deckOf).seats).toEqual([{ who: 'bot', bot: 'rules' }, { who: 'here', name: '', deck: 'OWN:A' }]);
  expect(wishOf(plan, decks, '', deckOf).bring).toBeUndefined();
  const invited = wishOf({ ...withDeck(plan, 0, 'ready:b'), places: ['link', 'me'] }, decks, '', deckOf);
  expect(invited.seats).toEqual([{ who: 'link', name: '' }, { who: 'here', name: '', deck: 'OWN:A' }]);
  expect(invited.bring).toBe(true);
  expect(wishOf(plan, game, '', deckOf).seats[1]).toEqual({ who: 'here', name: '' });
});

test('where an option says so nobody brings a deck', () => {
  const decks: GameBody = { ...game, decks: true, without_decks: [{ option: 'mode', value: 'long' }] };
  const plan: Plan = { ...withDeck(usualPlan(decks), 1, 'own:a'), places: ['link', 'me'], options: { mode: 'long' } };
  const wish = wishOf(plan, decks, '', (choice) => choice);
  expect(wish.seats).toEqual([{ who: 'link', name: '' }, { who: 'here', name: '' }]);
  expect(wish.bring).toBeUndefined();
});

test('people who change sides take their decks along', () => {
  const plan = withDeck({ ...usualPlan(game), places: ['bot:rules', 'me'] }, 1, 'own:a');
  expect(seated(plan, 0, game)).toMatchObject({ places: ['me', 'bot:rules'], decks: ['own:a', ''] });
});

describe('a game for one to three', () => {
  const seat = (id: string) => ({ id, side: id, team: id });
  const size = (value: string, ...ids: string[]) => ({ option: 'players', value, seats: ids.map(seat) });
  const values = ['1', '2', '3'].map((value) => ({ value, title: value }));
  const sized: GameBody = {
    ...game,
    options: [{ name: 'players', title: 'Players', about: '', default: '2', advanced: false, by_seat: false, values }],
    sizes: [size('1', 'one'), size('3', 'one', 'two', 'three')],
  };

  test('has as many seats as was chosen', () => {
    expect(sizesOf(sized)).toEqual([1, 2, 3]);
    expect(seatsWith({ players: '3' }, sized)).toHaveLength(3);
    expect(seatsWith({ players: '2' }, sized)).toBe(sized.seats);
  });

  test('keeps me and the others when it grows and shrinks', () => {
    const two: Plan = { ...usualPlan(sized), places: ['link', 'me'] };
    const three = withOption(two, sized, 'players', '3');
    expect(three.places).toEqual(['link', 'me', 'bot:rules']);
    const one = withOption(three, sized, 'players', '1');
    expect(one.places).toEqual(['me']);
    expect(wishOf(one, sized, 'Vera')).toMatchObject({ options: [['players', '1']], seats: [{ who: 'here', name: 'Vera' }] });
  });

  test('is planned anew where what was kept does not fit its size', () => {
    expect(mended({ places: ['me'], options: { players: '1' } }, sized).places).toEqual(['me']);
    expect(mended({ places: ['me'], options: { players: '3' } }, sized)).toEqual(usualPlan(sized));
  });
});
