// Links to seats of friends at tables this browser has set up.

import { keep, kept } from '../kit/keep';

export type Invite = { seat: number; token: string };

export function keepInvites(table: string, invites: Invite[]): void {
  if (invites.length > 0) keep(`invites.${table}`, JSON.stringify(invites));
}

export function invitesOf(table: string): Invite[] {
  try {
    const list: unknown = JSON.parse(kept(`invites.${table}`) ?? '[]');
    return Array.isArray(list) ? list.filter(isInvite) : [];
  } catch {
    return [];
  }
}

function isInvite(value: unknown): value is Invite {
  const invite = value as Partial<Invite> | null;
  return typeof invite?.seat === 'number' && typeof invite.token === 'string';
}

export const addressOf = (table: string, token: string): string => `${location.origin}/table/${table}#${token}`;

/** What a link leads to, if it is one of this site: whole, or from its path on. */
export function pathOf(text: string, origin: string): string | null {
  try {
    const link = new URL(text.trim(), origin);
    const known = /^\/(table|replay)\/[^/]+$/.test(link.pathname);
    return link.origin === origin && known ? link.pathname + link.search + link.hash : null;
  } catch {
    return null;
  }
}
