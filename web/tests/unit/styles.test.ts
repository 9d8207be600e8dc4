import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const source = new URL('../../src/', import.meta.url);
const sheets = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'));
const lines = (file: string): string[] => readFileSync(new URL(file, source), 'utf8').split('\n');

/** What a sheet begins at its left edge, beside comments, imports and the ends of blocks. */
const outermost = (file: string): string[] => {
  const css = lines(file).join('\n').replace(/\/\*[\s\S]*?\*\//g, '');
  return css.split('\n').filter((line) => /^[^\s}@]/.test(line));
};

describe('style sheets', () => {
  it.each(sheets)('%s has one declaration to a line', (file) => {
    const packed = lines(file).filter((line) => !line.includes('url(') && (line.length > 120 || /[;{].*\w+:.*;/.test(line)));
    expect(packed).toEqual([]);
  });

  it.each(sheets)('%s says what it is for', (file) => {
    expect(lines(file)[0]).toMatch(/^\/\*/);
  });

  const ofGames = sheets.filter((file) => file.startsWith('games/'));
  it.each(ofGames)('%s styles nothing outside its game', (file) => {
    const game = file.split('/')[1] ?? '';
    expect(outermost(file).filter((selector) => !selector.includes(`.${game})`))).toEqual([]);
  });
});
