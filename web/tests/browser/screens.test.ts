// Every page and state as a picture, in both languages, and axe's opinion of each in both themes.

import axe from 'axe-core';
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { assignOne, TEAM } from './four';
import { House, OUTPUT } from './house';
import { browser, house } from './open';
import { newTable, Person, type Facts, type Seat } from './people';

const FOLDER = resolve(OUTPUT, 'screenshots');
const SIZES = {
  '1366x768': { width: 1366, height: 768 },
  '1920x1080': { width: 1920, height: 1080 },
  '390x844': { width: 390, height: 844 },
  '844x390': { width: 844, height: 390 },
};
type Looks = [keyof typeof SIZES, (keyof typeof LABELS)[]][];
const USUAL: Looks = [['390x844', ['es']], ['1366x768', ['es', 'en']]];
const EVERYWHERE: Looks = [['1920x1080', ['en']], ['844x390', ['en']], ['390x844', ['es', 'en']], ['1366x768', ['es', 'en']]];
const MAIN = ['lobby-first', 'rules', 'cards', 'table-middle', 'table-end', 'team-middle', 'replay'];
const LABELS = { es: 'ES, Español', en: 'EN, English' } as const;

beforeAll(() => void mkdirSync(FOLDER, { recursive: true }));

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
async function pictures(me: Person, name: string): Promise<void> {
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
async function judged(page: Page, rules: string[] = []): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate((rules) => (window as unknown as { axe: typeof axe }).axe.run(rules.length > 0 ? { runOnly: rules } : {}), rules);
  return violations.flatMap(({ id, nodes }) => nodes.slice(0, 3).map((node) => `${id}: ${node.html.slice(0, 160)}`));
}

const BOT: Seat = { who: 'bot', bot: 'random' };
const VERA: Seat = { who: 'link', name: 'Vera' };
const LINK: Seat = { who: 'link', name: 'Luis' };

type More = { options?: [string, string][]; query?: string; game?: string; position?: Facts };

async function seated(seats: Seat[], { options = [], query = '', game = 'deckbuilding', position = {} }: More = {}): Promise<{ vera: Person; table: string }> {
  const { table, tokens } = await newTable(house, seats, options, game, position);
  const vera = await Person.at(browser, house);
  await vera.sit(table, tokens[seats.indexOf(VERA)] ?? null, query);
  return { vera, table };
}

it('lobby, rules, cards, results and guide', async () => {
  const ana = await Person.at(browser, house);
  for (const [name, path, ready] of [
    ['lobby-first', '/', '.btn.go'],
    ['rules', '/rules/deckbuilding', '.rule'],
    ['cards', '/cards/deckbuilding', '.card'],
    ['stats-empty', '/stats', 'h1'],
    ['guide', '/guide', '.btn.go'],
    ['lost', '/nothing', '[role=alert]'],
  ] as const) {
    await ana.open(path);
    await ana.page.locator(ready).first().waitFor();
    await pictures(ana, name);
  }
  await ana.leave();
});

/** Well into a game: both sides have much in play. */
const MIDDLE: Facts = {
  turn: 'empire',
  force: '-1',
  'empire hand': 'imperial-shuttle, imperial-shuttle, tie-fighter',
  'empire play': 'star-destroyer, at-st, stormtrooper, imperial-shuttle, imperial-shuttle',
  'empire discard': 'inquisitor, gozanti-cruiser',
  'empire resources': '5',
  'rebel play': 'blockade-runner, mon-calamari-cruiser',
  'rebel discard': 'x-wing',
  'rebel base damage': '3',
  'galaxy discard': 'y-wing',
  row: 'luke-skywalker, tie-interceptor, han-solo, jabba-the-hutt, boba-fett, nebulon-b-frigate',
};

/** One attack before the end. */
const LAST: Facts = { turn: 'empire', 'empire play': 'at-at', 'empire victory': 'dantooine, mon-cala', 'rebel base': 'bespin', 'rebel base damage': '13' };

it('a table from the first turn on, and its sheets', async () => {
  const start = await seated([VERA, BOT]);
  await start.vera.asked();
  await pictures(start.vera, 'table-start');
  await start.vera.leave();
  const { vera } = await seated([VERA, BOT], { position: MIDDLE });
  const { page } = vera;
  await vera.asked();
  await pictures(vera, 'table-middle');
  await page.locator('[data-thing="tie-interceptor.1"]').click();
  await pictures(vera, 'table-selected');
  await page.keyboard.press('Escape');
  await page.keyboard.press('r');
  await page.keyboard.press('z');
  await page.locator('.card.large').waitFor();
  await pictures(vera, 'table-zoom');
  await page.keyboard.press('Escape');
  await page.locator('.top button[aria-haspopup="dialog"]').click();
  await pictures(vera, 'table-menu');
  await page.keyboard.press('Escape');
  await page.locator('#tab-rules').click();
  await page.locator('.rail .rule').first().waitFor();
  await pictures(vera, 'table-rules');
  await vera.leave();
});

it('the end of a game, its replay and what is remembered of it', async () => {
  const { vera, table } = await seated([VERA, BOT], { position: LAST });
  const { page } = vera;
  await vera.asked();
  await vera.bar.getByRole('button', { name: /Attack the base · 6/ }).click();
  await page.locator('.result').waitFor();
  await pictures(vera, 'table-end');
  await vera.open(`/replay/${table}?ply=1&eyes=all`);
  await page.locator('[data-zone="row"] [data-thing]').first().waitFor();
  await pictures(vera, 'replay');
  await vera.open('/stats');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await pictures(vera, 'stats');
  await vera.open('/');
  await page.locator('.btn.go').first().waitFor();
  await pictures(vera, 'lobby-mine');
  await vera.leave();
});

it('a pilot that can be bought', async () => {
  const { vera } = await seated([VERA, BOT], { position: { turn: 'empire', 'empire resources': '2' } });
  const { page } = vera;
  await vera.asked();
  await page.locator('.sidepiles .pile.buyable').waitFor();
  await pictures(vera, 'table-pilot');
  await page.setViewportSize(SIZES['390x844']);
  await page.locator('.smallpile.buyable').waitFor();
  expect(await judged(page)).toEqual([]);
  await vera.leave();
});

/** Vera and her partner have gathered an army each. */
const FOUR: Facts = {
  turn: 'rebel',
  'rebel-1 hand': 'alliance-shuttle, rebel-trooper, y-wing',
  'rebel-1 play': 'x-wing, blockade-runner, alliance-shuttle, alliance-shuttle',
  'rebel-1 resources': '4',
  'rebel-2 hand': 'temple-guardian, alliance-shuttle',
  'rebel-2 play': 'rebel-trooper, u-wing',
  'empire-1 play': 'gozanti-cruiser',
  'empire-2 play': 'star-destroyer',
  'empire-1 base damage': '2',
};

it('a table for four, from every side, and its replay', async () => {
  const start = await seated([BOT, VERA, BOT, BOT], { game: TEAM });
  await start.vera.asked();
  await pictures(start.vera, 'team-start');
  await start.vera.leave();
  // People, so that nobody else moves.
  const { vera, table } = await seated([LINK, VERA, LINK, LINK], { game: TEAM, position: FOUR });
  const { page } = vera;
  await vera.asked();
  await pictures(vera, 'team-middle');
  const turnTo = (nth: number) => page.evaluate((nth) => document.querySelectorAll<HTMLElement>('.boardtabs button')[nth]?.click(), nth);
  for (const [nth, name] of [[1, 'team-partner'], [2, 'team-rivals']] as const) {
    await turnTo(nth);
    await pictures(vera, name);
  }
  await turnTo(0);
  expect(await assignOne(vera)).toBe(true);
  await page.locator('.joint').waitFor();
  await pictures(vera, 'team-joint');
  await page.getByRole('button', { name: /Attack the bases/ }).first().click();
  await page.getByText('damage left').waitFor();
  await pictures(vera, 'team-divide');
  await page.locator('.top button[aria-haspopup="dialog"]').click();
  await page.getByRole('button', { name: 'Surrender' }).click();
  await page.locator('dialog .harm').click();
  await page.locator('.result').waitFor();
  await pictures(vera, 'team-end');
  await vera.open(`/replay/${table}?ply=1&eyes=all`);
  await page.locator('[data-zone="row"] [data-thing]').first().waitFor();
  await pictures(vera, 'team-replay');
  await vera.open('/');
  await page.getByRole('button', { name: /two against two|dos contra dos/ }).click();
  await page.locator('.seatrow').nth(3).waitFor();
  await pictures(vera, 'lobby-team');
  await vera.leave();
});

it('secret bases to choose from, a guided game, a screen to pass on', async () => {
  const { vera } = await seated([VERA, BOT], { options: [['mode', 'secret-bases']] });
  await vera.asked();
  await pictures(vera, 'table-secret-bases');
  await vera.leave();
  const guided = await seated([VERA, BOT], { query: '?guide=1' });
  await guided.vera.asked();
  await pictures(guided.vera, 'table-guide');
  await guided.vera.leave();
  const { table, tokens } = await newTable(house, [{ who: 'here', name: 'Vera' }, { who: 'here', name: 'Luis' }]);
  const both = await Person.at(browser, house);
  await both.open('/');
  const held = tokens.map((token) => ({ table, token, game: 'deckbuilding', added: 0 }));
  await both.page.evaluate((seats) => localStorage.setItem('cantina.seats', JSON.stringify(seats)), held);
  await both.sit(table, null);
  await both.page.locator('.curtain .btn').click();
  await both.asked();
  await both.page.keyboard.press('e');
  await both.page.keyboard.press('e');
  await both.page.locator('.curtain').waitFor();
  await pictures(both, 'table-pass');
  await both.leave();
});

it('a lost line and a spectator', async () => {
  const own = await House.open();
  const { table } = await newTable(own, [VERA, BOT]);
  const watcher = await Person.at(browser, own);
  await watcher.sit(table, null);
  await pictures(watcher, 'table-watched');
  await own.kill();
  await watcher.page.locator('.notices .notice').waitFor();
  await pictures(watcher, 'table-lost-line');
  await watcher.leave();
  await own.close();
});
