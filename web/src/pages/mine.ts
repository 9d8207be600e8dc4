// The games of the person in front of this browser.

import { post } from '../kit/api';
import { held } from '../kit/seats';
import type { SeatWaits, WaitsBody } from '../wire/http';
import type { SeatInfo } from '../wire/wire';

/** The server answers for so many seats at once. */
const AT_ONCE = 50;

export type Mine = Omit<SeatWaits, 'seat'> & { mine: number[] };

/** One entry for each table, though several of its seats may be passed around on one screen. */
export function joined(answers: SeatWaits[]): Mine[] {
  const tables = new Map<string, Mine>();
  for (const { seat, ...answer } of answers) {
    if (seat === null) continue;
    const known = tables.get(answer.table);
    if (known === undefined) tables.set(answer.table, { ...answer, mine: [seat] });
    else {
      known.mine.push(seat);
      known.waiting ||= answer.waiting;
    }
  }
  const rank = (game: Mine): number => (game.waiting && !game.over ? 0 : game.over ? 2 : 1);
  return [...tables.values()].sort((a, b) => rank(a) - rank(b) || b.moved_ms - a.moved_ms);
}

export async function readMine(): Promise<Mine[]> {
  const keys = held().map(({ table, token }) => ({ table, token }));
  const answers: SeatWaits[] = [];
  for (let from = 0; from < keys.length; from += AT_ONCE) {
    const told = await post<WaitsBody>('waiting', { seats: keys.slice(from, from + AT_ONCE) });
    answers.push(...told.seats);
  }
  return joined(answers);
}

/** Tables that wait for this person, except the one that is open. */
export const waitingFor = (games: Mine[], open: string | undefined): string[] =>
  games.filter((game) => game.waiting && !game.over && game.table !== open).map(({ table }) => table);

/** Those of them that did not wait the last time. */
export const newly = (before: ReadonlySet<string>, now: string[]): string[] => now.filter((table) => !before.has(table));

export const others = (game: Mine): SeatInfo[] => game.seats.filter((seat) => !game.mine.includes(seat.seat));

const myTeam = (game: Mine): string => game.seats.find(({ seat }) => seat === game.mine[0])?.team ?? '';

export const partners = (game: Mine): SeatInfo[] => others(game).filter(({ team }) => team === myTeam(game));

export const rivals = (game: Mine): SeatInfo[] => others(game).filter(({ team }) => team !== myTeam(game));

/** Nothing while it goes on, or when one screen was passed around: then somebody here has won anyway. */
export function result(game: Mine): 'won' | 'lost' | 'draw' | null {
  if (!game.over || game.mine.length !== 1) return null;
  if (game.winner === null) return 'draw';
  return game.mine.some((seat) => game.winners.includes(seat)) ? 'won' : 'lost';
}
