// What a person wants of a new table, before it is one.

import { keep, kept } from '../../kit/keep';
import type { GameBody } from '../../wire/http';

/** Who is to sit in a seat. `here` is somebody else at this screen. */
export type Place = 'me' | 'here' | 'link' | 'open' | `bot:${string}`;

export type Plan = {
  places: Place[];
  undo: boolean;
  clock: string;
  /** What differs from the usual. */
  options: Record<string, string>;
  /** Where people bring decks: which one each seat has, nothing for the usual one. */
  decks: string[];
};

type ClockRule = { bank_ms: number; increment_ms: number };

/** The body of `POST /api/tables`. */
export type Wish = {
  game: string;
  options: [string, string][];
  seats: (({ who: 'here' | 'link'; name: string } | { who: 'bot'; bot: string } | { who: 'open' }) & { deck?: unknown })[];
  /** Those who come later bring their own decks, and the game begins when all are there. */
  bring?: true;
  undo: boolean;
  clock: ClockRule | null;
};

const minutes = (bank: number, seconds: number): ClockRule => ({ bank_ms: bank * 60_000, increment_ms: seconds * 1000 });

/** Minutes for the whole game, and seconds that come back with every decision. */
export const CLOCKS: Record<string, ClockRule | null> = {
  none: null,
  '10+5': minutes(10, 5),
  '20+10': minutes(20, 10),
  '45+15': minutes(45, 15),
};

/** Fair for somebody who knows the rules: neither the weakest nor the strongest. */
export const usualBot = (game: GameBody): string => (game.bots[1] ?? game.bots[0])?.id ?? '';

export const weakestBot = (game: GameBody): string => game.bots[0]?.id ?? '';

export function usualPlan(game: GameBody): Plan {
  const bot: Place = `bot:${usualBot(game)}`;
  const last = game.seats.length - 1;
  return { places: game.seats.map((_, seat) => (seat === last ? 'me' : bot)), undo: true, clock: 'none', options: {}, decks: [] };
}

/** A plan that was kept, if it still fits the game. */
export function mended(kept: unknown, game: GameBody): Plan {
  const usual = usualPlan(game);
  const plan = kept as Partial<Plan> | null;
  if (plan === null || typeof plan !== 'object') return usual;
  const fits = (place: unknown): place is Place =>
    ['me', 'here', 'link', 'open', ...game.bots.map((bot) => `bot:${bot.id}`)].includes(String(place));
  const places = Array.isArray(plan.places) ? plan.places.filter(fits) : [];
  const whole = places.length === game.seats.length && places.filter((place) => place === 'me').length === 1;
  const options = Object.entries(plan.options ?? {}).filter(([name, value]) =>
    game.options.some((option) => option.name === name && option.values.some((known) => known.value === value)),
  );
  return {
    places: whole ? places : usual.places,
    undo: plan.undo !== false,
    clock: plan.clock !== undefined && Object.hasOwn(CLOCKS, plan.clock) ? plan.clock : 'none',
    options: Object.fromEntries(options),
    decks: Array.isArray(plan.decks) ? plan.decks.slice(0, game.seats.length).map((deck) => String(deck ?? '')) : [],
  };
}

/** What was planned for this game last time. */
export function keptPlan(game: GameBody): Plan {
  try {
    return mended(JSON.parse(kept(`plan.${game.game}`) ?? 'null'), game);
  } catch {
    return usualPlan(game);
  }
}

export const keepPlan = (game: GameBody, plan: Plan): void => keep(`plan.${game.game}`, JSON.stringify(plan));

/** Another deck for a seat. */
export const withDeck = (plan: Plan, seat: number, deck: string): Plan => ({
  ...plan,
  decks: plan.places.map((_, at) => (at === seat ? deck : (plan.decks[at] ?? ''))),
});

/** Whether people bring decks to what is planned. */
export const brings = (plan: Plan, game: GameBody): boolean =>
  game.decks && !game.without_decks.some(({ option, value }) => plan.options[option] === value);

/** Whoever comes later chooses a deck at the table. */
export const comesLater = (place: Place): boolean => place === 'link' || place === 'open';

export const mySeat = (plan: Plan): number => plan.places.indexOf('me');

/** The seats whose secrets stay in this browser. */
export const seatsHere = (plan: Plan): number[] => seatsOf(plan, ['me', 'here']);

export const seatsOf = (plan: Plan, wanted: Place[]): number[] =>
  plan.places.flatMap((place, seat) => (wanted.includes(place) ? [seat] : []));

/** The same people, with me in another seat. */
export function seated(plan: Plan, seat: number): Plan {
  const old = mySeat(plan);
  const places = [...plan.places];
  places[old] = plan.places[seat] ?? 'me';
  places[seat] = 'me';
  // People take their decks along.
  const decks = plan.places.map((_, at) => plan.decks[at === old ? seat : at === seat ? old : at] ?? '');
  return { ...plan, places, decks };
}

/** At once against the computer, with what was agreed on last time. */
export function alone(plan: Plan, bot: string): Plan {
  const computer: Place = `bot:${bot}`;
  return { ...plan, places: plan.places.map((place) => (place === 'me' || place.startsWith('bot:') ? place : computer)) };
}

/** Partners and rivals of my seat; nothing where everybody plays alone. */
export function teamsOf(plan: Plan, game: GameBody): { partners: number[]; rivals: number[] } | null {
  const side = (seat: number): string => game.seats[seat]?.team ?? '';
  const me = mySeat(plan);
  const others = game.seats.map((_, seat) => seat).filter((seat) => seat !== me);
  const partners = others.filter((seat) => side(seat) === side(me));
  return partners.length === 0 ? null : { partners, rivals: others.filter((seat) => !partners.includes(seat)) };
}

export const COMPANIES = ['computers', 'partner', 'friends'] as const;
/** With whom: computers alone, a friend as partner against computers, or friends in every seat. */
export type Company = (typeof COMPANIES)[number];

export function inCompany(plan: Plan, game: GameBody, company: Company): Plan {
  const teams = teamsOf(plan, game);
  const invited = company === 'friends' ? [...(teams?.partners ?? []), ...(teams?.rivals ?? [])] : company === 'partner' ? (teams?.partners ?? []) : [];
  const computers = alone(plan, usualBot(game)).places;
  return { ...plan, places: computers.map((place, seat) => (invited.includes(seat) ? 'link' : place)) };
}

/** Which of the usual companies a plan is, if any. */
export const companyOf = (plan: Plan, game: GameBody): Company | undefined =>
  COMPANIES.find((company) => inCompany(plan, game, company).places.join() === plan.places.join());

/** `deckOf` turns what was chosen into a deck. */
export function wishOf(plan: Plan, game: GameBody, name: string, deckOf: (choice: string) => unknown = () => undefined): Wish {
  const usual = (option: string): string | undefined => game.options.find((known) => known.name === option)?.default;
  const deck = (seat: number, place: Place): { deck?: unknown } => {
    const found = brings(plan, game) && !comesLater(place) ? deckOf(plan.decks[seat] ?? '') : undefined;
    return found === undefined ? {} : { deck: found };
  };
  const who = (place: Place): Wish['seats'][number] => {
    if (place === 'me') return { who: 'here', name: name.trim() };
    // Whoever has not said a name goes by the side, in the language of whoever reads it.
    if (place === 'here' || place === 'link') return { who: place, name: '' };
    if (place === 'open') return { who: 'open' };
    return { who: 'bot', bot: place.slice('bot:'.length) };
  };
  return {
    game: game.game,
    options: Object.entries(plan.options).filter(([option, value]) => usual(option) !== value),
    seats: plan.places.map((place, seat) => ({ ...who(place), ...deck(seat, place) })),
    undo: plan.undo,
    clock: CLOCKS[plan.clock] ?? null,
    ...(brings(plan, game) && plan.places.some(comesLater) ? { bring: true } : {}),
  };
}
