// The end of a game: what is seen of it, and what is told when it has been seen.

import { expect, it } from 'vitest';
import { TEAM } from './four';
import { browser, house } from './open';
import { newTable, Person, type Facts, type Seat } from './people';

const VERA: Seat = { who: 'link', name: 'Vera' };
const LUIS: Seat = { who: 'link', name: 'Luis' };

/** One attack before the end. */
const LAST: Facts = { turn: 'empire', 'empire play': 'at-at', 'empire victory': 'dantooine, mon-cala', 'rebel base': 'bespin', 'rebel base damage': '13' };
const LAST_OF_FOUR: Facts = {
  turn: 'empire',
  'empire-1 play': 'at-at',
  'empire-1 victory': 'dantooine, mon-cala',
  'empire-2 victory': 'dantooine, mon-cala, hoth',
  'rebel-1 base': 'bespin',
  'rebel-1 base damage': '13',
  'rebel-2 base': 'none',
};

async function seated(seats: Seat[], position: Facts, game = 'deckbuilding', motion: 'reduce' | 'no-preference' = 'reduce') {
  const { table, tokens } = await newTable(house, seats, [], game, position);
  const people: Person[] = [];
  for (const token of tokens.slice(0, 2)) {
    const person = await Person.at(browser, house, { reducedMotion: motion });
    await person.sit(table, token);
    people.push(person);
  }
  const [vera, luis] = people as [Person, Person];
  await vera.asked();
  return { vera, luis, table };
}

const attack = (me: Person) => me.bar.getByRole('button', { name: /Attack the bases? · 6/ }).click();
const card = (me: Person) => me.page.getByRole('dialog');
const row = (me: Person, title: string) => card(me).getByRole('row', { name: new RegExp(`^${title}`) }).getByRole('cell').allTextContents();

it('the last base falls, then the card says who won, what was decisive and what was done', async () => {
  const { vera, luis, table } = await seated([VERA, LUIS], LAST, 'deckbuilding', 'no-preference');
  await vera.page.evaluate(() => {
    const seen: string[] = [];
    (window as unknown as { seen: string[] }).seen = seen;
    const of = (nodes: NodeList, what: string) => {
      for (const node of nodes) if (node instanceof HTMLElement && node.matches('.ghost.wide, .result')) seen.push(`${node.matches('.ghost') ? 'base' : 'card'} ${what}`);
    };
    new MutationObserver((all) => all.forEach(({ addedNodes, removedNodes }) => (of(addedNodes, 'comes'), of(removedNodes, 'goes')))).observe(document.body, { childList: true, subtree: true });
  });
  await attack(vera);
  await card(vera).getByRole('heading', { name: 'You have won!' }).waitFor();
  await expect.poll(() => vera.page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual(['base comes', 'base goes', 'card comes']);
  await expect.poll(() => row(vera, 'Bases destroyed')).toEqual(['1', '0']);
  await expect.poll(() => row(vera, 'Damage dealt')).toEqual(['6', '0']);
  await expect.poll(() => row(vera, 'Greatest attack')).toEqual(['6', '0']);
  await card(luis).getByRole('heading', { name: 'You have lost.' }).waitFor();
  await card(luis).getByText('Vera won on turn 1.').waitFor();
  await expect.poll(() => card(luis).locator('.moment.bad').count()).toBe(1);
  await card(vera).locator('.moment.good').click();
  await vera.page.waitForURL(new RegExp(`/replay/${table}\\?ply=2`));
  await vera.page.locator('.nobase').waitFor();
  await vera.leave();
  await luis.leave();
});

it('a team wins together, and its numbers are told together', async () => {
  const { vera, luis } = await seated([VERA, LUIS, LUIS, LUIS], LAST_OF_FOUR, TEAM);
  await attack(vera);
  await card(vera).getByRole('heading', { name: 'You have won!' }).waitFor();
  await expect.poll(() => card(vera).getByRole('columnheader').allTextContents()).toEqual(['You, Luis', 'Luis, Luis']);
  await expect.poll(() => row(vera, 'Bases destroyed')).toEqual(['1', '0']);
  await card(luis).getByRole('heading', { name: 'You have lost.' }).waitFor();
  await vera.leave();
  await luis.leave();
});

it('surrender is told as such; the card is closed and brought back by keyboard, in both languages', async () => {
  const { vera, luis } = await seated([VERA, LUIS], LAST);
  await vera.page.getByRole('button', { name: 'Menu' }).click();
  await vera.page.getByRole('button', { name: 'Surrender' }).click();
  await vera.page.getByRole('button', { name: 'Surrender' }).click();
  await card(luis).getByText('The game ended on turn 1. By surrender.').waitFor();
  await card(vera).getByText('Luis won on turn 1. By surrender.').waitFor();
  await expect.poll(() => card(vera).locator('.moment').count()).toBe(0);
  await expect.poll(() => vera.page.evaluate(() => document.activeElement?.closest('dialog.result') !== null)).toBe(true);
  await vera.page.keyboard.press('Escape');
  await card(vera).waitFor({ state: 'detached' });
  await vera.page.getByRole('button', { name: /Español/ }).click();
  await vera.bar.getByRole('button', { name: 'Resultado' }).focus();
  await vera.page.keyboard.press('Enter');
  await card(vera).getByText('Victoria en el turno 1: Luis. Por rendición.').waitFor();
  await vera.leave();
  await luis.leave();
});

it('whoever does not want to wait for the card has it at once', async () => {
  const { table, tokens } = await newTable(house, [VERA, LUIS], [], 'deckbuilding', LAST);
  const vera = await Person.at(browser, house);
  // At the slowest pace, and without the end of it.
  await vera.page.addInitScript(() => {
    const SLOW = 1800;
    const later = window.setTimeout.bind(window);
    localStorage.setItem('cantina.pace', 'slow');
    window.setTimeout = ((then: () => void, ms?: number) => (ms === SLOW ? 0 : later(then, ms))) as typeof setTimeout;
  });
  await vera.sit(table, tokens[0] ?? null);
  await vera.asked();
  await attack(vera);
  await vera.over.getByRole('button', { name: 'Result' }).waitFor();
  await expect.poll(() => card(vera).count()).toBe(0);
  await vera.page.keyboard.press('s');
  await card(vera).getByRole('heading', { name: 'You have won!' }).waitFor();
  await vera.leave();
});

it('the card is whole, with what comes next in sight, on every screen', async () => {
  const { vera, luis } = await seated([VERA, LUIS], LAST);
  await attack(vera);
  await card(vera).waitFor();
  for (const [width, height] of [[360, 640], [390, 844], [1093, 614], [1366, 768]] as const) {
    await vera.page.setViewportSize({ width, height });
    const out = await vera.page.evaluate(() =>
      [...document.querySelectorAll('dialog, dialog .btn, dialog h2')].filter((node) => {
        const { left, top, right, bottom } = node.getBoundingClientRect();
        return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
      }).length,
    );
    expect(out, `${width} x ${height}`).toBe(0);
  }
  await vera.leave();
  await luis.leave();
});
