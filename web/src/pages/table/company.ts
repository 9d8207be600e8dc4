// Who is at the table, and who has just come.

import type { SeatInfo } from '../../wire/wire';

export type Arrival = { seat: number; first: boolean };

const isOther = ({ seat }: SeatInfo, mine: number | null): boolean => seat !== mine;

/** People who have come between two looks at the seats. */
export const arrivals = (before: SeatInfo[], now: SeatInfo[], mine: number | null): Arrival[] =>
  now.flatMap((info) => {
    const was = before.find(({ seat }) => seat === info.seat);
    const comes = was !== undefined && !was.here && info.here && info.who !== 'bot' && isOther(info, mine);
    return comes ? [{ seat: info.seat, first: !was.came }] : [];
  });

/** People who have been there and are not. */
export const away = (seats: SeatInfo[], mine: number | null): SeatInfo[] =>
  seats.filter((info) => info.who === 'person' && info.came && !info.here && isOther(info, mine));

export type Change = 'stood-in' | 'returned' | 'left';

/** Seats of others that a computer has taken over, that were given back, or that are free again. */
export const changes = (before: SeatInfo[], now: SeatInfo[], mine: number | null): { seat: number; change: Change; name: string }[] =>
  now.flatMap((info) => {
    const was = before.find(({ seat }) => seat === info.seat);
    if (was === undefined || was.who === info.who || !isOther(info, mine)) return [];
    const of = (change: Change, name: string) => [{ seat: info.seat, change, name: name || info.side }];
    if (info.who === 'stand-in') return of('stood-in', info.name);
    if (was.who === 'stand-in' && info.who === 'person') return of('returned', info.name);
    return info.who === 'open' ? of('left', was.name) : [];
  });
