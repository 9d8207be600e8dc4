// What can happen at a table for four besides playing on.

import { expect, it } from 'vitest';
import { assignOne, four, HAND, leave, NAMES, pair, playOne } from './four';
import { browser, house } from './open';
import { Person, type Facts } from './people';
import { byKeyboard, endTurn } from './play';

const cards = (me: Person) =>
  me.page.evaluate(() => [...document.querySelectorAll('[data-thing]')].map((card) => card.getAttribute('data-thing')).sort());

it('a click on a card of the other region, or in the partner’s hand, says why nothing comes of it', async () => {
  const { people } = await four(browser, house);
  const [me] = await pair(people);
  const said = me.bar.getByRole('status');
  const ply = await me.ply();
  await me.page.locator('[data-zone="far-row"] [data-thing]').first().click();
  await said.getByText(/Only (Iker and Luis|Luis and Iker) buy and attack in this row/).waitFor();
  // The card lies enlarged over the table until it is put away.
  await me.page.keyboard.press('Escape');
  await me.page.getByRole('button', { name: /Español/ }).click();
  await me.page.locator('[data-zone="far-hand"] [data-thing]').first().focus();
  await me.page.keyboard.press('Enter');
  await said.getByText(/Solo (Iker|Luis) puede jugar estas cartas/).waitFor();
  await me.page.keyboard.press('Escape');
  await me.page.locator(HAND).first().click();
  await me.moved(ply);
  await said.getByText('Solo').waitFor({ state: 'detached' });
  await leave(people);
});

it('a move is taken back alone at once, and after a partner’s move only if everybody agrees', async () => {
  const { people } = await four(browser, house);
  const [me, partner] = await pair(people);
  const before = await cards(me);
  const ply = await me.ply();
  await playOne(me);
  await me.page.getByRole('button', { name: 'Undo' }).click();
  await me.page.waitForFunction((ply) => Number(document.querySelector('#choices')?.getAttribute('data-ply')) === ply, ply);
  await expect.poll(() => cards(me)).toEqual(before);
  await playOne(me);
  await playOne(partner);
  await me.page.getByRole('button', { name: 'Ask to take back' }).click();
  const name = NAMES[people.indexOf(me)] ?? '';
  for (const other of people.filter((person) => person !== me)) {
    await other.page.getByText(`${name} would like to take back a move`).waitFor();
    await other.page.getByRole('button', { name: 'Allow' }).click();
  }
  await me.page.waitForFunction((ply) => Number(document.querySelector('#choices')?.getAttribute('data-ply')) === ply, ply);
  await expect.poll(() => cards(me)).toEqual(before);
  await leave(people);
});

/** Vera and Luis have an attacker each, and the rivals no ships. */
const ATTACKERS: Facts = {
  turn: 'rebel',
  'rebel-1 hand': 'alliance-shuttle',
  'rebel-1 play': 'x-wing',
  'rebel-2 hand': 'alliance-shuttle',
  'rebel-2 play': 'rebel-trooper',
};

it('partners gather attack together, see the sum, and whoever resolves it divides the damage', async () => {
  const { people } = await four(browser, house, [['bases', 'introductory']], ATTACKERS);
  const [me, partner] = await pair(people);
  for (const person of [me, partner]) {
    await person.asked();
    expect(await assignOne(person)).toBe(true);
  }
  const name = NAMES[people.indexOf(partner)] ?? '';
  await me.page.getByText(new RegExp(`You: \\d+ \\+ ${name}: \\d+|${name}: \\d+ \\+ You: \\d+`)).waitFor();
  const sum = /\d+/.exec((await me.page.locator('.joint').textContent()) ?? '')?.[0] ?? '';
  for (const person of people) await person.page.locator('.joint', { hasText: sum }).waitFor();
  // On both bases of the rivals.
  await expect.poll(() => me.page.locator('[data-zone="foe"] .badge.gathered').allTextContents()).toEqual([sum, sum]);
  await me.asked();
  const ply = await me.ply();
  await me.bar.getByRole('button', { name: `Attack together · ${sum}` }).click();
  await me.moved(ply);
  await me.asked();
  const question = await me.bar.getByRole('status').textContent();
  expect(question).toContain(`${sum} damage left`);
  // Somebody who comes back in the middle of it is asked the same; the partner has played on.
  await endTurn(partner);
  await me.page.reload();
  await me.asked();
  await expect.poll(() => me.bar.getByRole('status').textContent()).toBe(question);
  const asked = await me.ply();
  await me.bar.locator('.opts .btn').first().click();
  await me.moved(asked);
  await me.page.getByText('You are done').or(me.page.getByText('What do you do?')).or(me.page.getByText('damage left')).first().waitFor();
  await me.page.locator('.one.far .state.done').first().waitFor();
  await leave(people);
});

it('a hint speaks of one’s own cards, while a partner plays on', async () => {
  const { people } = await four(browser, house);
  const [me, partner] = await pair(people);
  await me.page.getByRole('button', { name: 'Hint' }).click();
  await me.page.locator('.is-hinted').first().waitFor();
  await playOne(partner);
  const hinted = me.page.locator('.is-hinted');
  await expect.poll(() => hinted.count()).toBeGreaterThan(0);
  await expect.poll(() => me.page.locator(':is([data-zone="far-row"], [data-zone="far-hand"]) .is-hinted').count()).toBe(0);
  await expect.poll(() => partner.page.locator('.is-hinted').count()).toBe(0);
  await leave(people);
});

it('people talk, and a spectator listens and sees no hand of the four', async () => {
  const { people, table } = await four(browser, house);
  const watcher = await Person.at(browser, house);
  await watcher.sit(table, null);
  const [ana, ...others] = people as [Person, ...Person[]];
  await ana.page.getByRole('button', { name: 'Log' }).click();
  await ana.page.getByRole('tab', { name: /Chat/ }).click();
  await ana.page.getByLabel('Say something').fill('I take the left one');
  await ana.page.keyboard.press('Enter');
  for (const listener of [...others, watcher]) {
    await listener.page.getByRole('button', { name: 'Log' }).click();
    await listener.page.getByRole('tab', { name: /Chat/ }).click();
    await listener.page.getByText('I take the left one').waitFor();
  }
  await expect.poll(() => watcher.page.locator(':is([data-zone="hand"], [data-zone="far-hand"]) [data-thing]').count()).toBe(0);
  await expect.poll(() => watcher.page.locator(':is(.handzone .hand, .phand) .back').count()).toBe(10);
  await expect.poll(() => watcher.page.locator('[data-thing][role="button"]').count()).toBe(0);
  await leave([...people, watcher]);
});

it('a reload while bases are chosen asks the same, and while a partner has moved on', async () => {
  const { people } = await four(browser, house, [['bases', 'secret-bases']]);
  const [ana, , iker] = people as [Person, Person, Person];
  await ana.asked();
  const question = await ana.bar.locator('.ask').textContent();
  const bases = ana.page.locator('[data-zone="tray"] [role="button"]');
  await bases.first().click();
  // Whoever else chooses bases does so meanwhile.
  if ((await iker.bar.getAttribute('data-asked')) === 'true') await chooseBases(iker);
  await ana.page.reload();
  await ana.asked();
  await expect.poll(() => ana.bar.locator('.ask').textContent()).toBe(question);
  await chooseBases(ana);
  await leave(people);
});

async function chooseBases(me: Person): Promise<void> {
  const ply = await me.ply();
  const bases = me.page.locator('[data-zone="tray"] [role="button"]');
  for (const nth of [3, 0, 2, 1]) await bases.nth(nth).click();
  await me.bar.getByRole('button', { name: 'Done (4)' }).click();
  await me.moved(ply);
}

it('after the end there is a rematch for all four, and a replay through the eyes of each', async () => {
  const { people, table } = await four(browser, house);
  const [me, partner] = await pair(people);
  await playOne(me);
  await playOne(partner);
  const [ana] = people as [Person];
  await ana.page.getByRole('button', { name: 'Menu' }).click();
  await ana.page.getByRole('button', { name: 'Surrender' }).click();
  await ana.page.getByRole('button', { name: 'Surrender' }).click();
  for (const [nth, words] of ['lost', 'won', 'lost', 'won'].entries()) await (people[nth] as Person).over.getByText(`You have ${words}`).waitFor();
  await ana.result.getByRole('button', { name: 'Rematch' }).click();
  await ana.page.waitForURL((url) => !url.pathname.includes(table));
  for (const other of people.slice(1)) {
    await other.result.getByRole('button', { name: 'Go to the rematch' }).click();
    await other.page.waitForURL(ana.page.url());
    await other.page.locator('[data-zone="hand"] [data-thing]').nth(4).waitFor();
  }
  await ana.open(`/replay/${table}`);
  const { page } = ana;
  const hands = new Set<string>();
  for (const eyes of ['empire-1', 'rebel-1', 'empire-2', 'rebel-2']) {
    await page.getByLabel('Whose eyes').selectOption(eyes);
    await page.waitForURL((url) => url.searchParams.get('eyes') === eyes);
    await page.getByRole('region', { name: 'Your hand' }).locator('[data-thing]').first().waitFor();
    hands.add((await page.locator('[data-zone="hand"] [data-thing]').evaluateAll((all) => all.map((one) => one.getAttribute('data-thing')))).join());
  }
  expect(hands.size).toBe(4);
  await leave(people);
});

it('several turns at a table for four are played with the keyboard alone', async () => {
  // Small hands: what is to be seen is that everybody comes to the end of two turns.
  const { people } = await four(browser, house, [['bases', 'introductory']], {
    turn: 'empire',
    'empire-1 hand': 'imperial-shuttle, stormtrooper',
    'rebel-1 hand': 'alliance-shuttle, rebel-trooper',
    'empire-2 hand': 'imperial-shuttle, stormtrooper',
    'rebel-2 hand': 'alliance-shuttle, rebel-trooper',
    'empire-1 deck': 'imperial-shuttle, imperial-shuttle',
    'rebel-1 deck': 'alliance-shuttle, alliance-shuttle',
    'empire-2 deck': 'imperial-shuttle, imperial-shuttle',
    'rebel-2 deck': 'alliance-shuttle, alliance-shuttle',
  });
  const turns = new Map<Person, number>();
  for (let n = 0; n < 400 && [...turns.values()].filter((times) => times >= 2).length < 4; n++) {
    const next = await Promise.any(people.map(async (person) => ((await person.asked()) ? person : null)));
    if (next === null) break;
    const asked = await next.bar.locator('.endturn').count();
    await byKeyboard(next);
    if (asked > 0 && (await next.bar.locator('.endturn').count()) === 0) turns.set(next, (turns.get(next) ?? 0) + 1);
  }
  expect([...turns.values()].filter((times) => times >= 2).length).toBe(4);
  await leave(people);
});
