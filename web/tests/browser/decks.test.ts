// Building decks, and bringing them to a table in secret.

import { expect, it } from 'vitest';
import type { ReadyDecksBody } from '../../src/wire/http';
import { browser, house } from './open';
import { Person } from './people';
import { pictures } from './pictures';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** The decks that are ready, as lists and in the common form. */
async function ready(): Promise<ReadyDecksBody['decks']> {
  const answer = await fetch(`${house.address}/api/games/unlimited/decks?lang=en`);
  return ((await answer.json()) as ReadyDecksBody).decks;
}

async function atWorkshop(query = '', options: Parameters<typeof Person.at>[2] = {}): Promise<Person> {
  const ana = await Person.at(browser, house, options);
  await ana.open(`/decks/unlimited${query}`);
  await ana.page.locator('.db-cell').first().waitFor();
  return ana;
}

/** What the bar says of the deck. */
const verdict = ({ page }: Person) => page.locator('.workshop .ask');
const total = ({ page }: Person) => page.locator('.db-total b');
const card = ({ page }: Person, name: RegExp) => page.locator('.db-grid').getByRole('button', { name });
const says = async (person: Person, words: RegExp | string) => verdict(person).filter({ hasText: words }).waitFor();

/** A list is pasted and takes the place of the deck. */
async function bringIn(ana: Person, text: string, title = 'Import'): Promise<void> {
  const { page } = ana;
  await page.getByRole('button', { name: title, exact: true }).click();
  await page.locator('dialog textarea').fill(text);
  await page.getByRole('button', { name: 'Read it' }).click();
  await page.locator('dialog .ok').waitFor();
  await page.getByRole('button', { name: 'Replace the deck' }).click();
  await page.locator('dialog').waitFor({ state: 'detached' });
}

it('a legal deck is built by mouse and keyboard, one step can be undone, and it is there after a reload', async () => {
  const ana = await atWorkshop();
  const { page } = ana;
  await says(ana, /3 things to fix/);
  const play = page.getByRole('button', { name: /^Play with this deck/ });
  await expect.poll(() => play.getAttribute('aria-disabled')).toBe('true');
  // The grid shows leaders only while one is looked for.
  await page.locator('.db-pair').getByRole('button', { name: 'Choose a leader' }).click();
  await card(ana, /^Luke Skywalker, Faithful Friend/).click();
  await page.locator('.db-pair').getByRole('button', { name: 'Choose a base' }).click();
  await card(ana, /^Administrator/).click();
  await page.locator('.db-pair').getByRole('button', { name: /^Base: Administrator/ }).waitFor();
  // What leader and base do not pay for says so, and can be left out.
  await says(ana, /One thing to fix/);
  await page.locator('.db-cell .db-pen').first().waitFor();
  await page.getByRole('switch', { name: 'Only without penalty' }).click();
  await page.locator('.db-cell .db-pen').waitFor({ state: 'detached' });
  // Arrows walk, plus and minus count.
  await page.locator('.db-grid [data-stop]').first().focus();
  for (let nth = 0; nth < 17; nth++) {
    for (let copy = 0; copy < 4; copy++) await page.keyboard.press('+');
    await page.keyboard.press('ArrowRight');
  }
  await expect.poll(() => total(ana).textContent()).toBe('51');
  await says(ana, 'Ready to play');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('-');
  await expect.poll(() => total(ana).textContent()).toBe('50');
  // A right click takes one, and undo brings it back.
  const first = page.locator('.db-grid [data-stop]').first();
  await first.click({ button: 'right' });
  await expect.poll(() => total(ana).textContent()).toBe('49');
  await says(ana, /One thing to fix/);
  await page.getByRole('button', { name: 'Undo the last change' }).click();
  await expect.poll(() => total(ana).textContent()).toBe('50');
  await says(ana, 'Ready to play');
  await expect.poll(() => play.getAttribute('aria-disabled')).toBe('false');
  await page.getByRole('textbox', { name: 'Deck name' }).fill('Friends');
  await page.locator('.db-grid [data-stop]').first().focus();
  await page.keyboard.press('g');
  await page.locator('.db-saved', { hasText: 'Saved' }).waitFor();
  await page.reload();
  await says(ana, 'Ready to play');
  await expect.poll(() => page.getByRole('textbox', { name: 'Deck name' }).inputValue()).toBe('Friends');
  // Several decks: a new one is empty, and the first is opened again.
  await page.getByRole('button', { name: 'Your decks' }).click();
  await page.getByRole('button', { name: 'New deck' }).click();
  await page.waitForFunction(() => document.querySelector('.db-total b')?.textContent === '0');
  await page.getByRole('button', { name: 'Your decks' }).click();
  await page.getByRole('button', { name: 'Open Friends' }).click();
  await page.waitForFunction(() => document.querySelector('.db-total b')?.textContent === '50');
  await ana.leave();
});

it('cards are found by words of both languages and by filters, which the address keeps', async () => {
  const ana = await atWorkshop();
  const { page } = ana;
  await page.locator('.db-grid [data-stop]').first().focus();
  await page.keyboard.press('/');
  await page.keyboard.type('halcon milenario');
  await card(ana, /^Millennium Falcon/).waitFor();
  await page.waitForFunction(() => document.querySelectorAll('.db-cell').length === 1);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await page.getByRole('group', { name: 'Aspect' }).getByRole('button', { name: 'Heroism' }).click();
  await page.locator('.db-costs').getByRole('button', { name: 'Cost 2', exact: true }).click();
  await page.getByRole('group', { name: 'Type' }).getByRole('button', { name: 'Space' }).click();
  await card(ana, /^Alliance X.Wing/).waitFor();
  const found = await page.locator('.db-cell').count();
  await page.reload();
  await page.locator('.db-cell').first().waitFor();
  await expect.poll(() => page.locator('.db-cell').count()).toBe(found);
  expect(new URL(page.url()).searchParams.get('aspect')).toBe('heroism');
  await ana.leave();
});

it('what cannot be read is named line by line, what can be is taken; too many copies are mended by a button', async () => {
  const [deck] = await ready();
  const ana = await atWorkshop();
  const { page } = ana;
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const field = page.locator('dialog textarea');
  await field.fill('3 Alliance X-Wing\n2 Milenium Falcon');
  await page.getByRole('button', { name: 'Read it' }).click();
  await page.locator('dialog .bad', { hasText: /Line 2.*Milenium Falcon.*Millennium Falcon/ }).waitFor();
  await field.fill('{"leader": ');
  await page.getByRole('button', { name: 'Read it' }).click();
  await page.locator('dialog .bad', { hasText: 'JSON' }).waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Replace the deck' }).getAttribute('aria-disabled')).toBe('true');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await bringIn(ana, deck?.text ?? '');
  await says(ana, 'Ready to play');
  // The same once more is too much of everything; one repair takes one card back.
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await field.fill('1 R2-D2, Ignoring Protocol');
  await page.getByRole('button', { name: 'Read it' }).click();
  await page.locator('dialog .ok').waitFor();
  await page.getByRole('button', { name: 'Add to the deck' }).click();
  await says(ana, /One thing to fix/);
  await page.locator('.db-line.db-over').waitFor();
  await page.getByRole('button', { name: 'Remove 1' }).click();
  await says(ana, 'Ready to play');
  // What goes out comes in again.
  await page.getByRole('button', { name: 'Export' }).click();
  const list = await page.locator('dialog textarea').inputValue();
  expect(list).toContain('R2-D2');
  await page.getByRole('button', { name: 'JSON' }).click();
  const json = JSON.parse(await page.locator('dialog textarea').inputValue()) as { deck: { id: string; count: number }[] };
  expect(json.deck.reduce((sum, { count }) => sum + count, 0)).toBe(50);
  await page.keyboard.press('Escape');
  await page.keyboard.press('m');
  const hand = page.locator('.db-hand li');
  await hand.first().waitFor();
  await expect.poll(() => hand.count()).toBe(6);
  await page.getByRole('button', { name: 'Draw one more' }).click();
  await expect.poll(() => hand.count()).toBe(7);
  await page.getByRole('button', { name: 'Mulligan' }).click();
  await expect.poll(() => hand.count()).toBe(6);
  await ana.leave();
});

it('a game against the computer is played with the deck at once', async () => {
  const [deck] = await ready();
  const ana = await atWorkshop();
  await bringIn(ana, deck?.text ?? '');
  await says(ana, 'Ready to play');
  await ana.page.getByRole('button', { name: 'Play with this deck' }).click();
  await ana.page.getByRole('button', { name: 'Play now against the computer' }).click();
  await ana.asked();
  await expect.poll(() => ana.page.locator('.shell > .board').textContent()).toContain('Luke Skywalker');
  await ana.leave();
});

it('an account keeps a deck: it is on the shelf of another browser, can be played there, and is gone where it is thrown away', async () => {
  const [deck] = await ready();
  const sign = async ({ page }: Person, how: 'Create' | 'Sign in'): Promise<void> => {
    await page.locator('details.account summary').click();
    const account = page.locator('details.account form');
    if (how === 'Create') await account.getByRole('group').getByRole('button', { name: how }).click();
    await account.getByLabel('Name').fill('ana-of-the-decks');
    await account.getByLabel('Password').fill('a long password');
    await account.locator('button[type=submit]').click();
    await page.getByText('Signed in as ana-of-the-decks').waitFor();
  };
  const ana = await Person.at(browser, house);
  await ana.open('/');
  await sign(ana, 'Create');
  await ana.open('/decks/unlimited');
  await ana.page.locator('.db-cell').first().waitFor();
  await bringIn(ana, deck?.text ?? '');
  await ana.page.getByRole('textbox', { name: 'Deck name' }).fill('Kept');
  await ana.page.locator('.db-grid [data-stop]').first().focus();
  await ana.page.keyboard.press('g');
  await ana.page.locator('.db-saved', { hasText: 'Saved in your account' }).waitFor();

  const elsewhere = await Person.at(browser, house);
  const { page } = elsewhere;
  await page.addInitScript(() => localStorage.setItem('cantina.game', 'unlimited'));
  await elsewhere.open('/');
  await sign(elsewhere, 'Sign in');
  await elsewhere.open('/decks/unlimited');
  await page.getByRole('button', { name: 'Your decks' }).click();
  await page.getByRole('button', { name: 'Open Kept' }).click();
  await says(elsewhere, 'Ready to play');
  await expect.poll(() => total(elsewhere).textContent()).toBe('50');
  await elsewhere.open('/');
  await page.getByRole('combobox', { name: 'Your deck' }).selectOption({ label: 'Kept' });
  await page.getByRole('button', { name: 'Open the table' }).click();
  await elsewhere.asked();
  await expect.poll(() => page.locator('.shell > .board').textContent()).toContain('Luke Skywalker');
  // What is thrown away here is not there any more.
  await elsewhere.open('/decks/unlimited');
  await page.getByRole('button', { name: 'Your decks' }).click();
  const forgotten = page.waitForResponse((answer) => answer.request().method() === 'DELETE' && answer.url().includes('/api/account/decks/'));
  await page.getByRole('button', { name: 'Delete Kept' }).click();
  expect((await forgotten).status()).toBe(204);
  const known = ana.page.waitForResponse((answer) => answer.url().includes('/api/account/decks') && answer.request().method() === 'GET');
  await ana.page.reload();
  await known;
  await ana.page.getByRole('button', { name: 'Your decks' }).click();
  await ana.page.getByText('You have not saved a deck yet.').waitFor();
  await ana.leave();
  await elsewhere.leave();
});

it('two people bring decks in secret, and the game begins when both are there', async () => {
  const decks = await ready();
  const title = (id: string) => decks.find((deck) => deck.id === id)?.title ?? '';
  const ana = await Person.at(browser, house);
  await ana.page.addInitScript(() => localStorage.setItem('cantina.game', 'unlimited'));
  await ana.open('/');
  const [first, second] = decks.slice(-2).map(({ id }) => id);
  await ana.page.getByRole('combobox', { name: /^Who plays/ }).selectOption('link');
  await ana.page.getByRole('combobox', { name: 'Your deck' }).selectOption({ label: title(first ?? '') });
  await ana.page.getByRole('button', { name: 'Open the table' }).click();
  const link = await ana.page.locator('.make input[readonly]').first().inputValue();
  await ana.page.getByRole('link', { name: 'Go to the table' }).click();
  await ana.page.locator('#choices', { hasText: 'everybody has chosen a deck' }).waitFor();
  const friend = await Person.at(browser, house);
  await friend.page.addInitScript(() => localStorage.setItem('cantina.name', 'Luis'));
  await friend.page.goto(link);
  const sheet = friend.page.getByRole('dialog', { name: 'Choose your deck' });
  await sheet.getByRole('combobox').selectOption({ label: title(second ?? '') });
  await sheet.getByRole('button', { name: 'Sit down with it' }).click();
  await sheet.waitFor({ state: 'detached' });
  // Nobody is told what lies there but whoever brought it.
  expect((await fetch(`${house.address}/api${new URL(link).pathname.replace('/table/', '/tables/')}/deck`)).status).toBe(403);
  for (const person of [ana, friend]) await person.page.locator('[data-zone="hand"] [data-thing]').first().waitFor();
  await ana.leave();
  await friend.leave();
});

it('on a phone cards and deck are two tabs, and filters a sheet', async () => {
  const [deck] = await ready();
  const ana = await atWorkshop('', PHONE);
  const { page } = ana;
  await bringIn(ana, deck?.text ?? '');
  await page.getByRole('button', { name: /^Filters/ }).click();
  await page.getByRole('dialog', { name: 'Filters' }).getByRole('button', { name: 'Event' }).click();
  await page.getByRole('button', { name: 'Show the cards' }).click();
  await page.locator('.db-fbtn b', { hasText: '1' }).waitFor();
  await page.getByRole('button', { name: /^Open the deck/ }).click();
  await page.getByRole('button', { name: /^Remove one: R2-D2/ }).click();
  await page.getByRole('button', { name: 'Deck 49/50' }).waitFor();
  await ana.leave();
});

it('the workshop in every size, theme and language', async () => {
  const [deck] = await ready();
  const ana = await atWorkshop('?aspect=heroism&cost=2.3');
  const { page } = ana;
  await bringIn(ana, `${deck?.text ?? ''}\n`);
  await says(ana, 'Ready to play');
  await page.getByRole('button', { name: /^Remove one: R2-D2/ }).click();
  await says(ana, /One thing to fix/);
  await pictures(ana, 'decks');
  await page.getByRole('button', { name: 'Your decks' }).click();
  await pictures(ana, 'decks-shelf');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Import$|^Importar$/ }).click();
  await pictures(ana, 'decks-import');
  await page.keyboard.press('Escape');
  await page.locator('.db-grid [data-stop]').first().focus();
  await page.keyboard.press('m');
  await page.locator('.db-hand li').first().waitFor();
  await pictures(ana, 'decks-hand');
  await ana.leave();
});
