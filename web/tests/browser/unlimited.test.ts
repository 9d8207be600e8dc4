// The table of Unlimited: what is offered, foretold and asked, from stated positions.

import { expect, it } from 'vitest';
import { browser, house } from './open';
import { newTable, Person, type Facts, type Seat } from './people';
import { quickly, toTheEnd } from './play';

const GAME = 'unlimited';
const VERA: Seat = { who: 'link', name: 'Vera' };
const LUIS: Seat = { who: 'link', name: 'Luis' };
const BOT: Seat = { who: 'bot', bot: 'random' };
const PHONE = { viewport: { width: 390, height: 844 } };

async function seated(position: Facts, { other = BOT, options = {} }: { other?: Seat; options?: Parameters<typeof Person.at>[2] } = {}): Promise<{ vera: Person; table: string; tokens: (string | null)[] }> {
  const { table, tokens } = await newTable(house, [VERA, other], [['aspect-penalty', 'off']], GAME, position);
  const vera = await Person.at(browser, house, options);
  await vera.sit(table, tokens[0] ?? null);
  await vera.asked();
  return { vera, table, tokens };
}

const thing = ({ page }: Person, id: string) => page.locator(`[data-thing="${id}"]`);

/** Plays a card of the hand, whatever comes of it. */
async function play(me: Person, id: string): Promise<void> {
  const ply = await me.ply();
  await thing(me, id).click();
  await me.moved(ply);
}

/** Three against one: the trooper would fall, and strike back. */
const DUEL: Facts = { turn: 'one', 'one units': 'battlefield-marine', 'two units': 'death-star-stormtrooper' };

it('what an attack would do is shown before it is made, and it can be taken back', async () => {
  const { vera } = await seated(DUEL);
  const { page } = vera;
  const [marine, trooper] = [thing(vera, 'battlefield-marine'), thing(vera, 'death-star-stormtrooper.4')];
  await expect.poll(() => page.locator('.foretold').count()).toBe(0);
  await marine.click();
  await expect.poll(() => trooper.locator('.foretold').textContent()).toMatch(/3.*3/s);
  await expect.poll(() => trooper.textContent()).toContain('would take 3 damage and be defeated');
  await expect.poll(() => thing(vera, 'command-center.4').textContent()).toContain('would take 3 damage');
  // With the target in sight the one who attacks sees what comes back, and a line leads there.
  await trooper.focus();
  await marine.locator('.foretold.received').waitFor();
  await page.locator('.aims path').first().waitFor({ state: 'attached' });
  const ply = await vera.ply();
  await trooper.click();
  await vera.moved(ply);
  await expect.poll(() => trooper.count()).toBe(0);
  await page.keyboard.press('u');
  await trooper.waitFor();
  await expect.poll(() => marine.getAttribute('class')).not.toContain('is-exhausted');
  await vera.leave();
});

it('a Sentinel bars the others, and says so', async () => {
  const { vera } = await seated({ turn: 'one', 'one units': 'battlefield-marine, alliance-x-wing', 'two units': 'cloud-city-wing-guard, battlefield-marine' });
  await thing(vera, 'battlefield-marine').click();
  await vera.page.locator('[data-thing="battlefield-marine.4"].is-barred .bar-sign').waitFor();
  await expect.poll(() => thing(vera, 'battlefield-marine.4').getAttribute('aria-label')).toContain('there is a Sentinel');
  await expect.poll(() => thing(vera, 'cloud-city-wing-guard.4').locator('.reticle').count()).toBe(1);
  await vera.leave();
});

it('upgrades and tokens lie under their unit, and can be pointed at there', async () => {
  const { vera } = await seated({
    turn: 'one',
    'one hand': 'confiscate',
    'one resources': '3',
    'two units': 'battlefield-marine (shield 1, experience 2, jedi-lightsaber)',
  });
  const slips = vera.page.locator('.unit:has([data-thing="battlefield-marine.4"]) .slip');
  await expect.poll(() => slips.count()).toBe(3);
  await play(vera, 'confiscate');
  await vera.asked();
  const asked = await vera.ply();
  await vera.page.locator('.slip[role="button"]').first().click();
  await vera.moved(asked);
  await expect.poll(() => slips.count()).toBe(2);
  await vera.leave();
});

it('a search lays the cards side by side', async () => {
  const { vera } = await seated({
    turn: 'one',
    'one hand': 'recruit',
    'one resources': '2',
    'one deck': 'vanquish, battlefield-marine, waylay, alliance-x-wing, takedown, wampa',
  });
  await play(vera, 'recruit');
  const tray = vera.page.locator('[data-zone="tray"]');
  await tray.waitFor();
  await expect.poll(() => tray.locator('[role="button"]').count()).toBe(2);
  const searched = await vera.ply();
  await tray.locator('[role="button"]', { hasText: 'Battlefield Marine' }).click();
  await vera.moved(searched);
  await vera.page.locator('[data-zone="hand"] [data-thing="battlefield-marine"]').waitFor();
  await vera.leave();
});

it('which of several abilities comes first is asked with their texts', async () => {
  const { vera } = await seated({
    turn: 'one',
    'one hand': 'darth-vader-commanding-the-first-legion',
    'one resources': '7',
    'one deck': 'tie-ln-fighter, vanquish, waylay',
    'two units': 'battlefield-marine',
  });
  await play(vera, 'darth-vader-commanding-the-first-legion');
  await vera.asked();
  const tray = vera.page.locator('[data-zone="tray"]');
  await expect.poll(() => tray.locator('.card.large').count()).toBe(1);
  await expect.poll(() => vera.bar.locator('.opts .btn').allTextContents()).toEqual(['1Darth Vader: When played', '2Darth Vader: Ambush']);
  const order = await vera.ply();
  await vera.page.keyboard.press('1');
  await vera.moved(order);
  await vera.leave();
});

it('a card is named from a list that can be searched', async () => {
  const { vera } = await seated({ turn: 'one', 'one hand': 'regional-governor', 'one resources': '2' });
  await play(vera, 'regional-governor');
  await vera.asked();
  const named = await vera.ply();
  await vera.bar.locator('.btn.group').click();
  await vera.page.getByRole('searchbox').fill('vanquish');
  await vera.page.locator('.answers .btn', { hasText: 'Vanquish' }).click();
  await vera.moved(named);
  await vera.leave();
});

it('the initiative counter can be taken where it lies', async () => {
  const { vera } = await seated({ turn: 'one', initiative: 'two' });
  const counter = thing(vera, 'initiative');
  await expect.poll(() => counter.getAttribute('role')).toBe('button');
  const ply = await vera.ply();
  await counter.click();
  await vera.moved(ply);
  await vera.page.locator('.init.ours').waitFor();
  await vera.leave();
});

it('by keyboard alone to the end', async () => {
  const { vera } = await seated({ ...DUEL, 'two base': 'command-center (damage 27)' });
  const { page } = vera;
  await page.keyboard.press('g');
  await page.keyboard.press('End');
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-thing'))).toBe('battlefield-marine');
  await page.keyboard.press('Enter');
  await page.keyboard.press('b');
  const base = () => page.evaluate(() => document.activeElement?.getAttribute('data-thing'));
  for (let step = 0; step < 12 && (await base()) !== 'command-center.4'; step++) await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await vera.over.waitFor();
  await expect.poll(() => vera.over.locator('.ask').textContent()).toContain('You have won');
  await vera.leave();
});

/** Bases that fall soon. */
const LATE: Facts = {
  turn: 'one',
  round: '5',
  'one units': 'battlefield-marine, alliance-x-wing',
  'two units': 'wampa, tie-ln-fighter',
  'one hand': 'vanquish, wing-leader',
  'two hand': 'wampa, takedown',
  'one resources': '5',
  'two resources': '5',
  'one base': 'administrators-tower (damage 18)',
  'two base': 'command-center (damage 18)',
};

it('a game against the computer to its end, on a phone', async () => {
  const { vera } = await seated(LATE, { options: PHONE });
  await toTheEnd([vera], quickly);
  await expect.poll(() => vera.over.locator('.ask').textContent()).toMatch(/You have (won|lost)|draw/);
  await vera.leave();
});

it('two browsers play one table, each with their own hand', async () => {
  const { vera, table, tokens } = await seated(LATE, { other: LUIS });
  const luis = await Person.at(browser, house, { locale: 'es-ES' });
  await luis.sit(table, tokens[1] ?? null);
  await luis.page.locator('[data-zone="hand"] [data-thing="takedown.4"]').waitFor();
  await expect.poll(() => vera.page.evaluate(() => document.documentElement.outerHTML.includes('takedown'))).toBe(false);
  const ply = await luis.ply();
  await thing(vera, 'alliance-x-wing').click();
  await thing(vera, 'command-center.4').click();
  await luis.moved(ply);
  await luis.asked();
  await thing(luis, 'alliance-x-wing').and(luis.page.locator('.is-exhausted')).waitFor();
  await vera.leave();
  await luis.leave();
});

it('on one screen nobody sees the hand of the other', async () => {
  const { table, tokens } = await newTable(house, [{ who: 'here', name: 'Vera' }, { who: 'here', name: 'Luis' }], [], GAME, LATE);
  const both = await Person.at(browser, house);
  const { page } = both;
  await both.open('/');
  const held = tokens.map((token) => ({ table, token, game: GAME, added: 0 }));
  await page.evaluate((seats) => localStorage.setItem('cantina.seats', JSON.stringify(seats)), held);
  await both.sit(table, null);
  const curtain = page.locator('.curtain');
  await curtain.getByText('Pass the screen to Vera').waitFor();
  const whole = () => page.evaluate(() => document.documentElement.outerHTML);
  for (const card of ['vanquish', 'takedown']) expect(await whole()).not.toContain(card);
  await curtain.getByRole('button', { name: 'I am Vera' }).click();
  await page.locator('[data-zone="hand"] [data-thing="vanquish"]').waitFor();
  expect(await whole()).not.toContain('takedown');
  await both.leave();
});
