// One screen that is passed around: nobody sees what is not theirs.

import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Scene } from '../../src/wire/deckbuilding';
import type { ServerSays } from '../../src/wire/wire';
import { browser, house } from './open';
import { newTable, Person, type Facts } from './people';
import { endTurn, playHand } from './play';

const SIZES = [
  ['a desktop', { width: 1366, height: 768 }],
  ['a phone', { width: 390, height: 844 }],
  ['a phone on its side', { width: 844, height: 390 }],
] as const;

/** What the page has been told, by seat; `null` is what everybody may know. */
class Told {
  readonly last = new Map<number | null, Scene>();
  /** Everything a spectator was told. */
  open = '';

  constructor(page: Page) {
    page.on('websocket', (socket) => {
      let seat: number | null = null;
      socket.on('framereceived', ({ payload }) => {
        const said = JSON.parse(String(payload)) as ServerSays;
        if (said.say === 'welcome') seat = said.seat;
        if (said.say !== 'position') return;
        this.last.set(seat, said.scene as Scene);
        if (seat === null) this.open += String(payload);
      });
    });
  }

  hand(seat: number): { id: string; face: string }[] {
    return (this.last.get(seat)?.players[seat]?.hand ?? []).flatMap((card) => (card === null ? [] : [card]));
  }
}

async function onOneScreen(viewport: { width: number; height: number }, position: Facts = {}): Promise<{ both: Person; told: Told; faces: Map<string, string> }> {
  const { table, tokens } = await newTable(house, [{ who: 'here', name: 'Vera' }, { who: 'here', name: 'Luis' }], [], 'deckbuilding', position);
  const both = await Person.at(browser, house, { viewport });
  const told = new Told(both.page);
  await both.open('/');
  const held = tokens.map((token) => ({ table, token, game: 'deckbuilding', added: 0 }));
  await both.page.evaluate((seats) => localStorage.setItem('cantina.seats', JSON.stringify(seats)), held);
  await both.sit(table, null);
  const facts = (await (await fetch(`${house.address}/api/games/deckbuilding/cards?lang=en`)).json()) as { id: string; name: string }[];
  return { both, told, faces: new Map(facts.map(({ id, name }) => [id, name])) };
}

/** Looks for every card of both hands in the whole page, and gives how many names could be looked for. */
async function nothingOfEitherHand({ page }: Person, told: Told, faces: Map<string, string>): Promise<number> {
  const whole = await page.evaluate(() => `${document.title}\n${document.documentElement.outerHTML}`);
  const values = await page.evaluate(() => [...document.querySelectorAll('input')].map(({ value }) => value).join('\n'));
  let names = 0;
  for (const seat of [0, 1]) {
    expect(told.hand(seat)).toHaveLength(5);
    for (const { id, face } of told.hand(seat)) {
      expect(whole).not.toMatch(new RegExp(`${id.replace(".", "\\.")}(?!\\d)`));
      // Another card of the same name may lie in the open.
      if (told.open.includes(face)) continue;
      names += 1;
      const name = faces.get(face) ?? '';
      expect(name).not.toBe('');
      for (const word of [face, name]) expect((whole + values).includes(word), word).toBe(false);
    }
  }
  return names;
}

describe.each(SIZES)('on %s', (_, viewport) => {
  it('nothing of either hand is on the page while the screen changes hands', async () => {
    const { both, told, faces } = await onOneScreen(viewport);
    const { page } = both;
    const curtain = page.locator('.curtain');
    const mine = page.locator('[data-zone="hand"] [data-thing]');

    await curtain.getByText('Pass the screen to Vera').waitFor();
    expect(await nothingOfEitherHand(both, told, faces)).toBe(10);
    await expect.poll(() => mine.count()).toBe(0);

    await curtain.getByRole('button', { name: 'I am Vera' }).click();
    await mine.first().waitFor();
    await expect.poll(() => curtain.count()).toBe(0);
    for (const { id } of told.hand(0)) await page.locator(`[data-zone="hand"] [data-thing="${id}"]`).waitFor();

    // What flies over the table at the end of a turn is gone when the next one looks.
    if (viewport.width > 1000) await playHand(both);
    await endTurn(both);
    await curtain.getByText('Pass the screen to Luis').waitFor();
    // The Rebels have shown nothing yet.
    expect(await nothingOfEitherHand(both, told, faces)).toBeGreaterThanOrEqual(5);

    // In the middle, and over the table that everybody may see.
    const box = await curtain.getByRole('dialog').boundingBox();
    expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - viewport.width / 2)).toBeLessThan(2);
    expect(Math.abs((box?.y ?? 0) + (box?.height ?? 0) / 2 - viewport.height / 2)).toBeLessThan(2);
    await expect.poll(() => page.locator('[data-zone="row"] [data-thing]').count()).toBe(6);
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('I am Luis');

    await page.keyboard.press('Enter');
    for (const { id } of told.hand(1)) await page.locator(`[data-zone="hand"] [data-thing="${id}"]`).waitFor();
    for (const { id } of told.hand(0)) await expect.poll(() => page.locator(`[data-thing="${id}"]`).count()).toBe(0);
    await both.leave();
  });
});

it('the log is that of whoever sits there', async () => {
  const { both, told, faces } = await onOneScreen({ width: 1366, height: 768 });
  const { page } = both;
  const log = page.locator('.log');
  const sit = async (who: string): Promise<void> => {
    await page.locator('.curtain').getByRole('button', { name: `I am ${who}` }).click();
    await page.locator('[data-zone="hand"] [data-thing]').first().waitFor();
  };
  await sit('Vera');
  await endTurn(both);
  await sit('Luis');
  await endTurn(both);
  await page.locator('.curtain').waitFor();
  const drawn = (seat: number) => told.hand(seat).map(({ face }) => faces.get(face) ?? '').filter((name) => !told.open.includes(name));
  const ofVera = drawn(0);
  const ofLuis = drawn(1);
  for (const name of [...ofVera, ...ofLuis]) expect(await log.textContent()).not.toContain(name);
  await sit('Vera');
  for (const name of ofVera) await log.getByText(name).first().waitFor();
  for (const name of ofLuis) expect(await log.textContent()).not.toContain(name);
  await both.leave();
});

it('a reload asks anew who is there', async () => {
  const { both, told, faces } = await onOneScreen({ width: 1366, height: 768 });
  await both.page.locator('.curtain .btn').click();
  await both.asked();
  await both.page.reload();
  await both.page.locator('.curtain').getByText('Pass the screen to Vera').waitFor();
  expect(await nothingOfEitherHand(both, told, faces)).toBe(10);
  await both.leave();
});

it('the end is told to both', async () => {
  const last: Facts = { turn: 'empire', 'empire play': 'at-at', 'empire victory': 'dantooine, mon-cala', 'rebel base': 'bespin', 'rebel base damage': '13' };
  const { both } = await onOneScreen({ width: 1366, height: 768 }, last);
  await both.page.locator('.curtain .btn').click();
  await both.asked();
  await both.bar.getByRole('button', { name: 'Attack the base · 6' }).click();
  await both.result.getByRole('heading', { name: 'Empire won.' }).waitFor();
  expect(await both.over.textContent()).not.toContain('You');
  await both.leave();
});
