// The seats this browser holds the secrets of: this is how a person without an account comes back.

import { keep, kept } from './keep';

export type Held = { table: string; token: string; game: string; added: number };

const MOST = 200;

export function held(): Held[] {
  try {
    const list: unknown = JSON.parse(kept('seats') ?? '[]');
    return Array.isArray(list) ? list.filter(isHeld) : [];
  } catch {
    return [];
  }
}

function isHeld(value: unknown): value is Held {
  const seat = value as Partial<Held> | null;
  return typeof seat?.table === 'string' && typeof seat.token === 'string' && typeof seat.game === 'string';
}

export function hold(table: string, token: string, game: string, now: number): void {
  const others = held().filter((seat) => seat.token !== token);
  keep('seats', JSON.stringify([{ table, token, game, added: now }, ...others].slice(0, MOST)));
}

export function letGo(tokens: string[]): void {
  keep('seats', JSON.stringify(held().filter((seat) => !tokens.includes(seat.token))));
}

/** The secrets of a table: several when one screen is passed around. */
export function tokensOf(table: string): string[] {
  return held()
    .filter((seat) => seat.table === table)
    .map((seat) => seat.token);
}
