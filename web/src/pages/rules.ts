// Finding rules by their words or their numbers.

import { ask } from '../kit/api';
import type { DigestSection } from '../wire/http';
import { settings } from '../kit/settings.svelte';
import { wordsOf, plain } from './plain';

const read = new Map<string, Promise<DigestSection[]>>();

/** The rules of a game in the chosen language, read once. */
export function rulesOf(game: string): Promise<DigestSection[]> {
  const key = `${game}.${settings.lang}`;
  let reading = read.get(key);
  if (reading === undefined) {
    reading = ask<DigestSection[]>(`games/${game}/rules`);
    read.set(key, reading);
    reading.catch(() => read.delete(key));
  }
  return reading;
}

/** The rules that have every word, or the number with all of its parts. */
export function found(sections: DigestSection[], query: string): DigestSection[] {
  const wanted = wordsOf(query);
  if (wanted.length === 0) return sections;
  const numbered = (number: string, word: string): boolean => {
    const lower = number.toLowerCase();
    const asked = /^\d/.test(word) ? `r${word}` : word;
    return lower === asked || lower.startsWith(`${asked}.`);
  };
  return sections
    .map((section) => {
      const title = plain(section.title);
      const rules = section.rules.filter(({ number, text }) => {
        const said = plain(text);
        return wanted.every((word) => numbered(number, word) || said.includes(word) || title.includes(word));
      });
      return { ...section, rules };
    })
    .filter((section) => section.rules.length > 0);
}

export type Piece = { text: string; as: 'words' | 'rule' | 'option' };

/** A text, with the numbers of rules and the names of options it mentions apart. */
export function pieces(text: string): Piece[] {
  const part = (text: string): Piece => {
    if (/^R\d/.test(text)) return { text, as: 'rule' };
    return text.startsWith('`') ? { text: text.slice(1, -1), as: 'option' } : { text, as: 'words' };
  };
  return text
    .split(/(R\d+(?:\.\d+)*|`[^`]+`)/)
    .filter((text) => text !== '')
    .map(part);
}
