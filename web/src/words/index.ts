// Every visible word of the client that does not come from a game. Both catalogues have the same keys.

import { settings } from '../kit/settings.svelte';
import { en } from './en';
import { es } from './es';
import { fill, type Words } from './fill';

const catalogues: Record<'en' | 'es', Words> = { en, es };

export type Key = keyof typeof en;

/** The words of a key in the chosen language; reading them in a component follows a change of language. */
export function t(key: Key, values: Record<string, string | number> = {}): string {
  return fill(catalogues[settings.lang][key], values);
}

export function number(value: number): string {
  // Also of four digits, as the rules write them: 6.000.
  return new Intl.NumberFormat(settings.lang, { useGrouping: 'always' }).format(value);
}

export function when(ms: number): string {
  return new Intl.DateTimeFormat(settings.lang, { dateStyle: 'medium', timeStyle: 'short' }).format(ms);
}
