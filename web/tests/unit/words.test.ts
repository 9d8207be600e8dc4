import { readdirSync, readFileSync } from 'node:fs';
import { parse, type AST } from 'svelte/compiler';
import { describe, expect, it } from 'vitest';
import { en } from '../../src/words/en';
import { es } from '../../src/words/es';
import { fill } from '../../src/words/fill';

const source = new URL('../../src/', import.meta.url);
const files = readdirSync(source, { recursive: true, encoding: 'utf8' });

describe('the catalogues', () => {
  it('have the same keys', () => {
    expect(Object.keys(es).sort()).toEqual(Object.keys(en).sort());
  });

  it('have the same values to fill in, and no empty words', () => {
    const holes = (words: string) => [...new Set(words.match(/\{\w+\}/g))].sort();
    for (const [key, words] of Object.entries(en)) {
      const spanish = es[key as keyof typeof es];
      expect(words.trim(), key).not.toBe('');
      expect(spanish.trim(), key).not.toBe('');
      expect(holes(spanish), key).toEqual(holes(words));
    }
  });

  it('hold no word that nobody shows', () => {
    const code = files
      .filter((file) => /\.(svelte|ts)$/.test(file) && !file.startsWith('words/'))
      .map((file) => readFileSync(new URL(file, source), 'utf8'))
      .join('\n');
    // A key may be put together from a beginning and something that varies.
    const beginnings = [...code.matchAll(/`([\w.]+)\$\{/g)].map((match) => match[1] ?? '');
    const unused = Object.keys(en).filter(
      (key) => !code.includes(`'${key}'`) && !beginnings.some((beginning) => beginning !== '' && key.startsWith(beginning)),
    );
    expect(unused).toEqual([]);
  });
});

describe('filling in', () => {
  it('puts values in their places and picks the form for one or many', () => {
    expect(fill('{who} has {n} card|{who} has {n} cards', { who: 'Ana', n: 1 })).toBe('Ana has 1 card');
    expect(fill('{who} has {n} card|{who} has {n} cards', { who: 'Ana', n: 3 })).toBe('Ana has 3 cards');
  });
});

/** Names, which are the same in every language. */
const NAMES = new Set(['Cantina', 'ES', 'EN', 'ES, Español', 'EN, English']);
const SPOKEN = new Set(['aria-label', 'title', 'placeholder', 'alt']);
const LETTERS = /\p{L}{2,}/u;

function visible(node: unknown, found: string[], attribute: string | null = null): string[] {
  if (Array.isArray(node)) node.forEach((child) => visible(child, found, attribute));
  else if (typeof node === 'object' && node !== null) {
    const { type, name, data } = node as { type?: string; name?: string; data?: string };
    if (type === 'Text' && LETTERS.test(data ?? '') && (attribute === null || SPOKEN.has(attribute))) found.push((data ?? '').trim());
    if (type === 'StyleDirective') return found;
    const within = type === 'Attribute' ? (name ?? null) : attribute;
    for (const [key, child] of Object.entries(node)) {
      if (key !== 'parent') visible(child, found, within);
    }
  }
  return found;
}

/** What stands in parentheses is left out when people speak a label, so what is seen must not be there. */
function parenthesised(node: unknown, found: string[] = [], label = false): string[] {
  if (Array.isArray(node)) node.forEach((child) => parenthesised(child, found, label));
  else if (typeof node === 'object' && node !== null) {
    const { type, name, data, value } = node as { type?: string; name?: string; data?: string; value?: unknown };
    if (label) {
      const text = type === 'Text' ? data : type === 'TemplateElement' ? (value as { cooked: string }).cooked : '';
      const key = type === 'Literal' && typeof value === 'string' ? value : '';
      found.push(...[text ?? '', ...(Object.hasOwn(en, key) ? [en[key as keyof typeof en], es[key as keyof typeof es]] : [])]);
    }
    const within = label || (type === 'Attribute' && name === 'aria-label');
    for (const [key, child] of Object.entries(node)) {
      if (key !== 'parent') parenthesised(child, found, within);
    }
  }
  return found.filter((words) => words.includes('('));
}

describe('components', () => {
  it.each(files.filter((file) => file.endsWith('.svelte')))('%s has no label with parentheses', (file) => {
    const tree: AST.Root = parse(readFileSync(new URL(file, source), 'utf8'), { modern: true });
    expect(parenthesised(tree.fragment)).toEqual([]);
  });

  it.each(files.filter((file) => file.endsWith('.svelte')))('%s shows no words from outside the catalogues', (file) => {
    const tree: AST.Root = parse(readFileSync(new URL(file, source), 'utf8'), { modern: true });
    expect(visible(tree.fragment, []).filter((words) => !NAMES.has(words))).toEqual([]);
  });
});
