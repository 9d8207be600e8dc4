// What can happen around a table of Unlimited: others look on, moves are taken back, a game is seen again and shared.

import { describe, expect, it } from 'vitest';
import { browser, house } from './open';
import { newTable, Person, type Facts, type Seat } from './people';
import { byKeyboard, endTurn } from './play';

const GAME = 'unlimited';
const VERA: Seat = { who: 'link', name: 'Vera' };
const LUIS: Seat = { who: 'link', name: 'Luis' };
const BOT: Seat = { who: 'bot', bot: 'random' };

/** Both have something to do, and a hand nobody else may see. */
const MIDDLE: Facts = {
  turn: 'one',
  round: '5',
  'one units': 'battlefield-marine, alliance-x-wing',
  'two units': 'wampa, tie-ln-fighter',
  'one hand': 'vanquish, wing-leader',
  'two hand': 'takedown, snowtrooper-lieutenant',
  'one resources': '5',
  'two resources': '5',
};
/** One attack before the end. */
const LAST: Facts = { ...MIDDLE, 'two base': 'command-center (damage 27)' };

async function at(seats: Seat[], position: Facts, options: [string, string][] = []): Promise<{ people: Person[]; table: string }> {
  const { table, tokens } = await newTable(house, seats, options, GAME, position);
  const people: Person[] = [];
  for (const token of tokens) {
    if (token === null) continue;
    const person = await Person.at(browser, house);
    await person.sit(table, token);
    people.push(person);
  }
  // Where no position is stated chance says who is asked.
  if (position['turn'] === 'one') await people[0]?.asked();
  return { people, table };
}

const thing = ({ page }: Person, id: string) => page.locator(`[data-thing="${id}"]`);
const whole = ({ page }: Person) => page.evaluate(() => document.documentElement.outerHTML);
const hand = ({ page }: Person, id: string) => page.locator(`[data-zone="hand"] [data-thing="${id}"]`);

/** What would be done, and why, stands below the question. */
const hinted = ({ page }: Person) => page.waitForFunction(() => (document.querySelector('.bar .ask small')?.textContent ?? '').length > 10);

async function attackBase(me: Person): Promise<void> {
  await thing(me, 'battlefield-marine').click();
  await thing(me, 'command-center.4').click();
}

describe('a game that is over', () => {
  it('says who won and why, is seen again move by move, shared by link and counted', async () => {
    const { people: [vera], table } = await at([VERA, BOT], LAST);
    if (vera === undefined) throw new Error('Vera sits there');
    const { page } = vera;
    await attackBase(vera);
    await vera.result.getByRole('heading', { name: 'You have won!' }).waitFor();
    const row = (title: string) => vera.result.getByRole('row', { name: new RegExp(`^${title}`) }).getByRole('cell').allTextContents();
    await expect.poll(() => row('Attacks')).toEqual(['1', '0']);
    await vera.result.getByRole('link', { name: 'Watch the replay' }).click();
    const slider = page.getByRole('slider');
    await slider.waitFor();
    await slider.focus();
    await page.keyboard.press('Home');
    // Before the attack the unit is ready; after it the base has nothing left.
    await page.locator('[data-thing="battlefield-marine"]:not(.is-exhausted)').waitFor();
    await page.keyboard.press('End');
    await page.locator('[data-thing="battlefield-marine"].is-exhausted').waitFor();
    await page.keyboard.press('ArrowLeft');
    await page.locator('[data-thing="battlefield-marine"]:not(.is-exhausted)').waitFor();
    // Through all eyes both hands lie open; the link leads there.
    await page.getByRole('combobox', { name: 'Whose eyes' }).selectOption({ label: 'Everything open' });
    await page.waitForURL(/eyes=all/);
    const shared = page.url();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: house.address });
    await page.getByRole('button', { name: 'Share this move' }).click();
    await page.getByText('Copied').waitFor();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(shared);
    const friend = await Person.at(browser, house, { locale: 'es-ES' });
    await friend.page.goto(shared);
    await hand(friend, 'vanquish').waitFor();
    await friend.page.getByRole('button', { name: /^Mano: 2 cartas/ }).click();
    await friend.page.locator('.pilesheet', { hasText: 'Derribo' }).waitFor();
    await friend.leave();
    await vera.open('/stats');
    await page.getByText(/1 game/).first().waitFor();
    expect(table).not.toBe('');
    await vera.leave();
  });

  it('can be played once more by both', async () => {
    const { people: [vera, luis], table } = await at([VERA, LUIS], LAST);
    if (vera === undefined || luis === undefined) throw new Error('both sit there');
    await attackBase(vera);
    await luis.over.getByText('You have lost').waitFor();
    await vera.result.getByRole('button', { name: 'Rematch' }).click();
    await luis.result.getByRole('button', { name: 'Go to the rematch' }).click();
    for (const { page } of [vera, luis]) await page.waitForURL(({ pathname }) => pathname.startsWith('/table/') && !pathname.includes(table));
    expect(luis.page.url()).toBe(vera.page.url());
    await vera.leave();
    await luis.leave();
  });
});

describe('whoever looks on', () => {
  it('sees no hand, touches nothing, follows what is done and can talk', async () => {
    const { people: [vera, luis], table } = await at([VERA, LUIS], MIDDLE);
    if (vera === undefined || luis === undefined) throw new Error('both sit there');
    const watcher = await Person.at(browser, house);
    await watcher.sit(table, null);
    for (const card of ['vanquish', 'wing-leader', 'takedown', 'snowtrooper-lieutenant']) expect(await whole(watcher)).not.toContain(card);
    await expect.poll(() => watcher.page.locator('[data-thing][role="button"]').count()).toBe(0);
    await attackBase(vera);
    await watcher.page.locator('[data-thing="battlefield-marine"].is-exhausted').waitFor();
    await luis.page.getByRole('tab', { name: /Chat/ }).click();
    await luis.page.getByLabel('Say something').fill('Good luck!');
    await luis.page.keyboard.press('Enter');
    await watcher.page.getByRole('tab', { name: /Chat/ }).click();
    await watcher.page.getByText('Good luck!').waitFor();
    for (const person of [vera, luis, watcher]) await person.leave();
  });
});

describe('taking back and asking', () => {
  it('a hint says what and why, and plays nothing', async () => {
    const { people: [vera] } = await at([VERA, BOT], LAST);
    if (vera === undefined) throw new Error('Vera sits there');
    const ply = await vera.ply();
    await vera.page.getByRole('button', { name: 'Hint' }).click();
    await hinted(vera);
    await expect.poll(() => vera.ply()).toBe(ply);
    await vera.leave();
  });

  it('once the other has answered it, a move is taken back with their leave alone', async () => {
    const { people: [vera, luis] } = await at([VERA, LUIS], MIDDLE);
    if (vera === undefined || luis === undefined) throw new Error('both sit there');
    const ply = await vera.ply();
    await attackBase(vera);
    await endTurn(luis);
    await vera.asked();
    const ask = vera.page.getByRole('button', { name: 'Ask to take back' });
    await ask.click();
    await luis.page.getByText('Vera would like to take back').waitFor();
    await luis.page.getByRole('button', { name: 'Refuse' }).click();
    await vera.page.getByText('You have asked to take back').waitFor({ state: 'detached' });
    await ask.click();
    await luis.page.getByRole('button', { name: 'Allow' }).click();
    await vera.page.locator(`#choices[data-ply="${ply}"]`).waitFor();
    await vera.page.locator('[data-thing="battlefield-marine"]:not(.is-exhausted)').waitFor();
    await vera.leave();
    await luis.leave();
  });

  it('a reload in the middle of an effect asks the same question', async () => {
    const { people: [vera, luis] } = await at([VERA, LUIS], { ...MIDDLE, 'one hand': 'waylay', 'one resources': '3' }, [['aspect-penalty', 'off']]);
    if (vera === undefined || luis === undefined) throw new Error('both sit there');
    const ply = await vera.ply();
    await hand(vera, 'waylay').click();
    await vera.moved(ply);
    const question = await vera.bar.locator('.ask').textContent();
    await vera.page.reload();
    await vera.asked();
    await expect.poll(() => vera.bar.locator('.ask').textContent()).toBe(question);
    const asked = await vera.ply();
    await thing(vera, 'wampa.4').click();
    await vera.moved(asked);
    await thing(vera, 'wampa.4').waitFor({ state: 'detached' });
    await hand(luis, 'wampa.4').waitFor();
    await vera.leave();
    await luis.leave();
  });
});

describe('one screen that is passed around', () => {
  it.each([
    ['a desktop', { width: 1366, height: 768 }],
    ['a phone', { width: 390, height: 844 }],
  ])('on %s nothing of either hand is on the page while it changes hands', async (_, viewport) => {
    const { table, tokens } = await newTable(house, [{ who: 'here', name: 'Vera' }, { who: 'here', name: 'Luis' }], [], GAME, MIDDLE);
    const both = await Person.at(browser, house, { viewport });
    const { page } = both;
    await both.open('/');
    const held = tokens.map((token) => ({ table, token, game: GAME, added: 0 }));
    await page.evaluate((seats) => localStorage.setItem('cantina.seats', JSON.stringify(seats)), held);
    await both.sit(table, null);
    const hidden = async () => {
      const now = await whole(both);
      return ['vanquish', 'wing-leader', 'takedown', 'snowtrooper-lieutenant'].filter((card) => now.includes(card));
    };
    const sit = async (who: string, card: string): Promise<void> => {
      await page.locator('.curtain').getByText(`Pass the screen to ${who}`).waitFor();
      await expect.poll(() => hidden()).toEqual([]);
      await page.locator('.curtain').getByRole('button', { name: `I am ${who}` }).click();
      await hand(both, card).waitFor();
    };
    await sit('Vera', 'vanquish');
    await attackBase(both);
    await sit('Luis', 'takedown.4');
    await expect.poll(() => hand(both, 'vanquish').count()).toBe(0);
    await both.leave();
  });
});

describe('ways to play', () => {
  it('to the quick-start game nobody brings a deck, and it begins when the friend is there', async () => {
    const ana = await Person.at(browser, house);
    const { page } = ana;
    await page.addInitScript(() => localStorage.setItem('cantina.game', 'unlimited'));
    await ana.open('/');
    await page.getByRole('combobox', { name: 'Your deck' }).waitFor();
    await page.getByRole('combobox', { name: 'Mode' }).selectOption('quick-start');
    await page.getByRole('combobox', { name: 'Your deck' }).waitFor({ state: 'detached' });
    await page.getByRole('combobox', { name: /^Who plays/ }).selectOption('link');
    await page.getByRole('button', { name: 'Open the table' }).click();
    const link = await page.locator('.make input[readonly]').first().inputValue();
    await page.getByRole('link', { name: 'Go to the table' }).click();
    const friend = await Person.at(browser, house);
    await friend.page.addInitScript(() => localStorage.setItem('cantina.name', 'Luis'));
    await friend.page.goto(link);
    for (const person of [ana, friend]) {
      await person.page.locator('[data-zone="hand"] [data-thing]').first().waitFor();
      for (const leader of ['luke-skywalker-faithful-friend', 'darth-vader-dark-lord-of-the-sith.4']) await expect.poll(() => thing(person, leader).count()).toBe(1);
    }
    await ana.leave();
    await friend.leave();
  });

  it('whoever chance names decides who begins, where that was agreed', async () => {
    const { people } = await at([VERA, LUIS], {}, [['initiative-is-chosen', 'on']]);
    const asked = await Promise.any(people.map(async (person) => ((await person.asked()) ? person : Promise.reject(new Error('over')))));
    const ply = await asked.ply();
    await asked.bar.getByRole('button', { name: /Player one|Vera/ }).first().click();
    await asked.moved(ply);
    for (const person of people) await person.page.locator('.init', { hasText: person === people[0] ? 'You' : 'Vera' }).waitFor();
    for (const person of people) await person.leave();
  });

  it('the guided first game is the quick start, and its notes go along with what is done', async () => {
    const ana = await Person.at(browser, house);
    const { page } = ana;
    await ana.open('/guide/unlimited');
    await page.getByRole('button', { name: 'Start the guided game' }).click();
    await ana.asked();
    const coach = page.locator('.coach');
    await coach.waitFor();
    const table = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    const told = (await (await fetch(`${house.address}/api/tables/${table}`)).json()) as { options: [string, string][] };
    expect(told.options).toContainEqual(['mode', 'quick-start']);
    const first = await coach.locator('b').textContent();
    // A hand that is kept, two resources, and the first note is done with.
    for (let n = 0; n < 12 && (await coach.locator('b').textContent()) === first; n++) {
      await byKeyboard(ana);
      await ana.asked();
    }
    await expect.poll(() => coach.locator('b').textContent()).not.toBe(first);
    await coach.getByRole('button', { name: 'No more notes' }).click();
    await coach.waitFor({ state: 'detached' });
    await ana.leave();
  });
});

it('by keyboard a card is played, taken back, a hint is asked for, an upgrade finds its unit, and the turn is passed', async () => {
  const { people: [vera, luis] } = await at([VERA, LUIS], { ...MIDDLE, 'one hand': 'jedi-lightsaber' }, [['aspect-penalty', 'off']]);
  if (vera === undefined || luis === undefined) throw new Error('both sit there');
  const { page } = vera;
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-thing'));
  const ply = await vera.ply();
  const attach = async (): Promise<void> => {
    await page.keyboard.press('h');
    await expect.poll(() => focused()).toBe('jedi-lightsaber');
    await page.keyboard.press('Enter');
    // Of one's own units the marine alone can carry it.
    await page.keyboard.press('g');
    for (let step = 0; step < 6 && (await focused()) !== 'battlefield-marine'; step++) await page.keyboard.press('ArrowRight');
    await expect.poll(() => focused()).toBe('battlefield-marine');
    await page.keyboard.press('Enter');
    await vera.moved(ply);
  };
  await attach();
  await page.locator('.unit:has([data-thing="battlefield-marine"]) [data-thing="jedi-lightsaber"]').waitFor();
  await page.keyboard.press('u');
  await hand(vera, 'jedi-lightsaber').waitFor();
  await vera.asked();
  await page.keyboard.press('?');
  await hinted(vera);
  await attach();
  await endTurn(luis);
  await vera.asked();
  await endTurn(vera);
  await luis.page.locator('.init').waitFor();
  await vera.leave();
  await luis.leave();
});

it('the language changes in the middle of a game, in place', async () => {
  const { people: [vera] } = await at([VERA, BOT], MIDDLE);
  if (vera === undefined) throw new Error('Vera sits there');
  const { page } = vera;
  await page.getByRole('button', { name: /Español/ }).click();
  await page.waitForFunction(() => document.querySelector('#choices')?.getAttribute('data-lang') === 'es');
  await expect.poll(() => thing(vera, 'battlefield-marine').textContent()).toContain('Marine de campo de batalla');
  await page.locator('.arena.ground', { hasText: 'Tierra' }).waitFor();
  await vera.leave();
});
