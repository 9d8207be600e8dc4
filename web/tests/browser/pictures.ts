// A page as a picture, in both languages, and axe's opinion of it in both themes.

import axe from 'axe-core';
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { OUTPUT } from './house';
import type { Person } from './people';

const FOLDER = resolve(OUTPUT, 'screenshots');
export const SIZES = {
  '1366x768': { width: 1366, height: 768 },
  '1920x1080': { width: 1920, height: 1080 },
  '390x844': { width: 390, height: 844 },
  '844x390': { width: 844, height: 390 },
};
type Looks = [keyof typeof SIZES, (keyof typeof LABELS)[]][];
const USUAL: Looks = [['390x844', ['es']], ['1366x768', ['es', 'en']]];
const EVERYWHERE: Looks = [['1920x1080', ['en']], ['844x390', ['en']], ['390x844', ['es', 'en']], ['1366x768', ['es', 'en']]];
const MAIN = ['lobby-first', 'rules', 'cards', 'table-middle', 'table-end', 'team-middle', 'replay', 'unlimited-middle', 'outer-rim-middle', 'decks'];
const LABELS = { es: 'ES, Español', en: 'EN, English' } as const;

mkdirSync(FOLDER, { recursive: true });

/** The page is drawn as it is meant to be: fonts are there, and what was changed is on the screen. */
const drawn = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    // Colours change over a moment.
    const passing = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
    await Promise.allSettled(passing.map(({ finished }) => finished));
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  });

async function speak(page: Page, lang: keyof typeof LABELS): Promise<void> {
  await page.evaluate((label) => document.querySelector<HTMLElement>(`[aria-label="${label}"]`)?.click(), LABELS[lang]);
  // A table is told again in the other language.
  await page.waitForFunction((lang) => document.documentElement.lang === lang && document.querySelector(`#choices[data-lang]:not([data-lang="${lang}"])`) === null, lang);
}

/** Pictures of the page as it stands, in both languages: the main pages in every size and theme that people have. */
export async function pictures(me: Person, name: string): Promise<void> {
  const { page } = me;
  const main = MAIN.includes(name);
  const findings: string[] = [];
  // Whatever the pointer rests on would be shown large.
  await page.mouse.move(1, 1);
  for (const [size, langs] of main ? EVERYWHERE : USUAL) {
    await page.setViewportSize(SIZES[size]);
    for (const lang of langs) {
      await speak(page, lang);
      await drawn(page);
      await page.screenshot({ path: `${FOLDER}/${name}-${size}-${lang}.png`, animations: 'disabled' });
      findings.push(...(await wide(page)).map((what) => `${name} ${size} ${lang}: ${what}`));
    }
  }
  await page.setViewportSize(SIZES['1366x768']);
  for (const theme of main ? ['light', 'dark'] : ['dark']) {
    await page.evaluate((theme) => (document.documentElement.dataset['theme'] = theme), theme);
    await drawn(page);
    if (theme === 'light') await page.screenshot({ path: `${FOLDER}/${name}-1366x768-light.png`, animations: 'disabled' });
    // Themes differ in colours alone.
    findings.push(...(await judged(page, theme === 'light' ? ['color-contrast'] : [])).map((what) => `${name} ${theme}: ${what}`));
  }
  expect.soft(findings).toEqual([]);
}

/** Nothing may stick out to the side. */
function wide(page: Page): Promise<string[]> {
  return page.evaluate(() => (document.documentElement.scrollWidth > innerWidth + 1 ? [`${document.documentElement.scrollWidth} px wide`] : []));
}

/** Axe's opinion; of these rules, or of all. */
export async function judged(page: Page, rules: string[] = []): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate((rules) => (window as unknown as { axe: typeof axe }).axe.run(rules.length > 0 ? { runOnly: rules } : {}), rules);
  return violations.flatMap(({ id, nodes }) => nodes.slice(0, 3).map((node) => `${id}: ${node.html.slice(0, 160)}`));
}
