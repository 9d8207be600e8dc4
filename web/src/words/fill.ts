import type { en } from './en';

export type Words = Record<keyof typeof en, string>;

/** Puts values into `{name}`. Where the words have two forms, `one|many`, the value `n` decides. */
export function fill(words: string, values: Record<string, string | number>): string {
  const [one, many] = words.split('|');
  const form = many === undefined || values['n'] === 1 ? (one ?? '') : many;
  return form.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? `{${name}}`));
}
