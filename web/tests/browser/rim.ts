// People at a table of Outer Rim.

import type { Browser } from 'playwright-core';
import type { House } from './house';
import { newTable, Person, type Facts, type Seat } from './people';

export const RIM = 'outer-rim';
export const VERA: Seat = { who: 'link', name: 'Vera' };
export const BOT: Seat = { who: 'bot', bot: 'random' };

/** Lando has a bounty on Garindan, who waits with him on Tatooine, and weapons that are wanted there. */
export const MIDDLE: Facts = {
  'one character': 'lando-calrissian',
  'one ship': 'yt-1300',
  'one at': 'tatooine',
  'one credits': '6',
  'one fame': '5',
  'one reputation': 'hutt 1, imperial -1',
  'one assets': 'bounty-garindan, chewbacca, stolen-weapons',
  'one damage': '1',
  'two character': 'boba-fett',
  'two at': 'nal-hutta',
  'two fame': '6',
  contacts: 'tatooine.1 garindan',
};

export async function seated(browser: Browser, house: House, position: Facts, seats: Seat[] = [VERA, BOT], options: [string, string][] = [], query = ''): Promise<Person> {
  const { table, tokens } = await newTable(house, seats, options, RIM, position);
  const vera = await Person.at(browser, house);
  await vera.sit(table, tokens[0] ?? null, query);
  await vera.asked();
  return vera;
}

/**
 * One decision in the page itself: what the bar offers first, then what is enough, then the end of the step, then what
 * glows. Where nothing comes of it the next one is tried, and what is picked stays picked: pointing at it again would
 * take it back.
 */
export async function simply(me: Person): Promise<void> {
  await me.page.evaluate(() => {
    const bar = '#choices:not(.outcome)';
    const places = [`${bar} .opts .btn.opt`, `${bar} .opts .btn.go`, `${bar} .endturn`, '[data-zone="tray"] [role="button"]:not(.is-selected)', '[role="button"]:is(.lit, .is-playable):not(.selected, .is-selected)'];
    const seen = (place: string) => [...document.querySelectorAll<HTMLElement>(place)].filter((found) => found.checkVisibility() && found.ariaDisabled !== 'true');
    const found = places.flatMap(seen);
    const tries = document.body.dataset;
    const ply = document.querySelector('#choices')?.getAttribute('data-ply') ?? '';
    const n = tries['ply'] === ply ? Number(tries['tries']) + 1 : 0;
    [tries['ply'], tries['tries']] = [ply, String(n)];
    found[n % found.length]?.click();
  });
}

/** The dice of both sides, as they lie there. */
export const diceOf = (me: Person, side: number) => me.page.locator('.fight .side').nth(side).locator('.die');
