// From a plan to a table one sits at.

import { post } from '../../kit/api';
import { hold } from '../../kit/seats';
import { settings } from '../../kit/settings.svelte';
import type { GameBody, MadeBody } from '../../wire/http';
import { account } from '../account.svelte';
import { broughtBy } from '../decks/choice';
import { addressOf, keepInvites } from '../invites';
import { seatsHere, seatsOf, seatsWith, wishOf, type Plan } from './plan';

export type Started = { table: string; links: { seat: number; side: string; address: string }[] };

export async function start(game: GameBody, plan: Plan): Promise<Started> {
  const { table, tokens } = await post<MadeBody>('tables', wishOf(plan, game, settings.name, (choice) => broughtBy(game.game, choice)));
  const withToken = (seats: number[]) =>
    seats.flatMap((seat) => {
      const token = tokens[seat];
      return typeof token === 'string' ? [{ seat, token }] : [];
    });
  for (const { token } of withToken(seatsHere(plan))) hold(table, token, game.game, Date.now());
  account.remember();
  const invites = withToken(seatsOf(plan, ['link']));
  keepInvites(table, invites);
  const side = (seat: number): string => seatsWith(plan.options, game)[seat]?.side ?? '';
  return { table, links: invites.map(({ seat, token }) => ({ seat, side: side(seat), address: addressOf(table, token) })) };
}
