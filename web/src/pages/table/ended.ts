// How a game ended, in words.

import type { EndInfo, SeatInfo } from '../../wire/wire';
import { t } from '../../words';

export const hasWon = ({ winners }: EndInfo, seat: number | null): boolean => seat !== null && winners.includes(seat);

/** What people call whoever has won; a team that is nobody's seat has a name of its own. */
function winnersOf({ winners, winner }: EndInfo, seats: SeatInfo[], called: (seat: SeatInfo) => string): string {
  const names = seats.filter(({ seat }) => winners.includes(seat)).map(called);
  return names.length === 0 ? (winner ?? '') : names.join(', ');
}

/** The end as it is for whoever looks: "You have won!" */
export function verdict(ended: EndInfo, seat: number | null, seats: SeatInfo[]): string {
  if (ended.winner === null) return t('table.draw');
  if (ended.winners.length === 0 || seat === null) return t('table.won', { who: winnersOf(ended, seats, ({ side }) => side) });
  return hasWon(ended, seat) ? t('table.youWon') : t('table.youLost');
}

/** What ended it, if it was not played to the end. */
export function cause({ how }: EndInfo): string {
  return how === 'resigned' ? t('table.byResigning') : how === 'time-out' ? t('table.byTime') : '';
}

/** When it ended and why; who won, where the verdict does not say so. */
export function summary(ended: EndInfo, seat: number | null, seats: SeatInfo[], turns: number): string {
  const lost = ended.winners.length > 0 && seat !== null && !hasWon(ended, seat);
  const when = lost ? t('result.won', { who: winnersOf(ended, seats, ({ name }) => name), n: turns }) : t('result.ended', { n: turns });
  return [when, cause(ended)].filter(Boolean).join(' ');
}
