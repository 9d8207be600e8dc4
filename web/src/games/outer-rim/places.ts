// Where everything lies, for what flies between two scenes and for what can be chosen.

import type { PlayerScene, Scene } from '../../wire/outer-rim';

/** A card that can be pointed at: where it lies decides what it is called there. */
export type Lying = { id: string; face: string };

/** Cards that can be reached where they lie: others' boards are looked at in a sheet. */
export function onTable(scene: Scene, seat: number): Set<string> {
  const sold = scene.markets.flatMap(({ id, top }) => [id, ...(top === null ? [] : [top])]);
  const own = scene.players.filter((player) => player.seat === seat).flatMap(({ assets, ship, character }) => [...assets.map(({ id }) => id), ship, character ?? '']);
  const spaces = scene.spaces.flatMap(({ id, contacts }) => [id, ...contacts.map((contact) => contact.id)]);
  return new Set([...sold, ...own, ...spaces, ...scene.players.map(({ id }) => id), ...scene.patrols.map(({ id }) => id)]);
}

/** What others have, for whoever may choose of it. */
export const ofOthers = (scene: Scene, seat: number): { player: PlayerScene; things: Lying[] }[] =>
  scene.players.filter((player) => player.seat !== seat).map((player) => ({ player, things: player.assets.map(({ id, face }) => ({ id, face })) }));

/** The place of every card that is known, for motion. */
export function places(scene: Scene): Map<string, string> {
  const found = new Map<string, string>();
  for (const { id, top } of scene.markets) if (top !== null) found.set(top, `market.${id}`);
  for (const { seat, assets } of scene.players) for (const { id } of assets) found.set(id, `board.${seat}`);
  for (const { contacts } of scene.spaces) for (const { id, card } of contacts) if (card !== null) found.set(card, id);
  return found;
}

/** Where a card comes from that was not known before. */
export const source = (place: string): string | null => (place.startsWith('market.') ? place : null);
