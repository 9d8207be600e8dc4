// What a person wants of a new table, before it is one.

import { keep, kept } from '../../kit/keep';
import type { GameBody, OptionFacts, SeatNameBody } from '../../wire/http';
import type { Talk } from '../../wire/wire';

export const TALKS = ['everybody', 'players', 'nobody'] as const satisfies readonly Talk[];

/** Who is to sit in a seat. `here` is somebody else at this screen. */
export type Place = 'me' | 'here' | 'link' | 'open' | `bot:${string}`;

export type Plan = {
  places: Place[];
  undo: boolean;
  clock: string;
  /** Who may talk at the table. */
  talk: Talk;
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
  /** Anybody may find it. */
  listed?: true;
  talk?: Talk;
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
  return { places: game.seats.map((_, seat) => (seat === last ? 'me' : bot)), undo: true, clock: 'none', talk: 'everybody', options: {}, decks: [] };
}

/** The seats there are with what was chosen. */
export const seatsWith = (options: Record<string, string>, game: GameBody): SeatNameBody[] =>
  game.sizes.find(({ option, value }) => options[option] === value)?.seats ?? game.seats;

/** The option that says how many seats there are, where one does. */
export const sizeOption = (game: GameBody): string | null => game.sizes[0]?.option ?? null;

/** The numbers of seats there can be, the smallest first. */
export const sizesOf = (game: GameBody): number[] => [...new Set([game.seats.length, ...game.sizes.map(({ seats }) => seats.length)])].sort((a, b) => a - b);

/** What is chosen of an option for a seat, where each has a choice of its own. */
export const ofSeat = (plan: Plan, option: OptionFacts, seat: number): string => plan.options[option.name]?.split(',')[seat] ?? option.default;

/** The same with another choice for a seat. */
export function withOwn(plan: Plan, option: OptionFacts, seat: number, value: string): Plan {
  const values = plan.places.map((_, at) => (at === seat ? value : ofSeat(plan, option, at)));
  return { ...plan, options: { ...plan.options, [option.name]: values.join() } };
}

/** Options with what seats have of their own put elsewhere. */
const eachSeat = (options: Record<string, string>, game: GameBody, put: (values: string[], usual: string) => string[]): Record<string, string> => {
  const own = game.options.filter(({ by_seat, name }) => by_seat && options[name] !== undefined);
  return { ...options, ...Object.fromEntries(own.map(({ name, default: usual }) => [name, put((options[name] ?? '').split(','), usual).join()])) };
};

/** The same people, with one option set: computers come to new seats, and whoever has none leaves; I stay. */
export function withOption(plan: Plan, game: GameBody, name: string, value: string): Plan {
  const chosen = { ...plan.options, [name]: value };
  const n = seatsWith(chosen, game).length;
  if (n === plan.places.length) return { ...plan, options: chosen };
  const options = eachSeat(chosen, game, (values) => values.slice(0, n));
  const at = Math.min(mySeat(plan), n - 1);
  const others = plan.places.filter((place) => place !== 'me').slice(0, n - 1);
  const bot: Place = `bot:${usualBot(game)}`;
  const filled: Place[] = [...others, ...Array.from({ length: n - 1 - others.length }, () => bot)];
  return { ...plan, options, places: filled.toSpliced(at, 0, 'me'), decks: [] };
}

const valuesOf = ({ by_seat }: OptionFacts, value: string): string[] => (by_seat ? value.split(',') : [value]);

/** A plan that was kept, if it still fits the game. */
export function mended(kept: unknown, game: GameBody): Plan {
  const usual = usualPlan(game);
  const plan = kept as Partial<Plan> | null;
  if (plan === null || typeof plan !== 'object') return usual;
  const fits = (place: unknown): place is Place =>
    ['me', 'here', 'link', 'open', ...game.bots.map((bot) => `bot:${bot.id}`)].includes(String(place));
  const options = Object.fromEntries(
    Object.entries(plan.options ?? {}).filter(([name, value]) => game.options.some((option) => option.name === name && valuesOf(option, value).every((one) => option.values.some((known) => known.value === one)))),
  );
  const places = Array.isArray(plan.places) ? plan.places.filter(fits) : [];
  const seats = seatsWith(options, game);
  const whole = places.length === seats.length && places.filter((place) => place === 'me').length === 1;
  if (!whole && seats !== game.seats) return usual;
  return {
    places: whole ? places : usual.places,
    undo: plan.undo !== false,
    clock: plan.clock !== undefined && Object.hasOwn(CLOCKS, plan.clock) ? plan.clock : 'none',
    talk: TALKS.find((talk) => talk === plan.talk) ?? 'everybody',
    options,
    decks: Array.isArray(plan.decks) ? plan.decks.slice(0, seats.length).map((deck) => String(deck ?? '')) : [],
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
export function seated(plan: Plan, seat: number, game: GameBody): Plan {
  const old = mySeat(plan);
  const places = [...plan.places];
  places[old] = plan.places[seat] ?? 'me';
  places[seat] = 'me';
  // People take along what is theirs.
  const along = <T>(own: T[], usual: T): T[] => plan.places.map((_, at) => own[at === old ? seat : at === seat ? old : at] ?? usual);
  return { ...plan, places, decks: along(plan.decks, ''), options: eachSeat(plan.options, game, along) };
}

/** At once against the computer, with what was agreed on last time. */
export function alone(plan: Plan, bot: string): Plan {
  const computer: Place = `bot:${bot}`;
  return { ...plan, places: plan.places.map((place) => (place === 'me' || place.startsWith('bot:') ? place : computer)) };
}

/** Partners and rivals of my seat; nothing where everybody plays alone. */
export function teamsOf(plan: Plan, game: GameBody): { partners: number[]; rivals: number[] } | null {
  const seats = seatsWith(plan.options, game);
  const side = (seat: number): string => seats[seat]?.team ?? '';
  const me = mySeat(plan);
  const others = seats.map((_, seat) => seat).filter((seat) => seat !== me);
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
  const isUsual = (name: string, value: string): boolean =>
    game.options.some((option) => option.name === name && valuesOf(option, value).every((one) => one === option.default));
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
    options: Object.entries(plan.options).filter(([option, value]) => !isUsual(option, value)),
    seats: plan.places.map((place, seat) => ({ ...who(place), ...deck(seat, place) })),
    undo: plan.undo,
    clock: CLOCKS[plan.clock] ?? null,
    ...(brings(plan, game) && plan.places.some(comesLater) ? { bring: true } : {}),
    ...(plan.places.includes('open') ? { listed: true } : {}),
    ...(plan.talk === 'everybody' ? {} : { talk: plan.talk }),
  };
}
