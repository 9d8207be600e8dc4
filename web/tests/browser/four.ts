// Four people at one table: Ana and Iker for the Empire, Vera and Luis for the Rebels.

import type { Browser } from 'playwright-core';
import type { House } from './house';
import { newTable, Person, type Facts, type Seat } from './people';

export const TEAM = 'deckbuilding-team';
export const NAMES = ['Ana', 'Vera', 'Iker', 'Luis'];
/** What can be played from the own hand. */
export const HAND = '[data-zone="hand"] [data-thing][role="button"]';

export type Party = { people: Person[]; table: string; tokens: (string | null)[] };

export async function four(browser: Browser, house: House, options: [string, string][] = [], position: Facts = {}): Promise<Party> {
  const seats = NAMES.map((name): Seat => ({ who: 'link', name }));
  const { table, tokens } = await newTable(house, seats, options, TEAM, position);
  const sits = async (token: string | null): Promise<Person> => {
    const person = await Person.at(browser, house);
    await person.sit(table, token);
    return person;
  };
  return { people: await Promise.all(tokens.map(sits)), table, tokens };
}

export const isAsked = async (person: Person): Promise<boolean> => (await person.bar.getAttribute('data-asked')) === 'true';

/** Those who have the turn, once both of them know. */
export async function pair(people: Person[]): Promise<[Person, Person]> {
  await Promise.any(people.map((person) => person.asked()));
  const seats = (await isAsked(people[0] as Person)) ? [0, 2] : [1, 3];
  const [one, other] = seats.map((seat) => people[seat] as Person) as [Person, Person];
  await Promise.all([one.asked(), other.asked()]);
  return [one, other];
}

/** Plays one card from the hand. */
export async function playOne(person: Person): Promise<void> {
  await person.asked();
  const ply = await person.ply();
  await person.page.locator(HAND).first().click();
  await person.moved(ply);
}

/** Assigns one card in play to the attack on the bases; whether there was one. */
export async function assignOne(person: Person): Promise<boolean> {
  const attacker = person.page.locator('[data-zone="me"] .chips.near [data-thing][role="button"]').first();
  if ((await attacker.count()) === 0) return false;
  const ply = await person.ply();
  await attacker.click();
  await person.page.locator('[data-zone="foe"] .one.near .card[role="button"]').click();
  await person.moved(ply);
  return true;
}

export async function leave(people: Person[]): Promise<void> {
  await Promise.all(people.map((person) => person.leave()));
}
