// The map in words, for those who hear it.

import type { ContactScene, SpaceScene } from '../../../wire/outer-rim';
import { t, type Key } from '../../../words';
import { playing, type Desk } from '../desk';

export const CLASSES = ['white', 'green', 'yellow'] as const;

const FACTION_WORDS: Record<string, Key> = { hutt: 'or.map.hutt', syndicate: 'or.map.syndicate', imperial: 'or.map.imperial', rebel: 'or.map.rebel' };
const CLASS_WORDS: Record<string, Key> = { white: 'or.map.white', green: 'or.map.green', yellow: 'or.map.yellow' };

const word = (words: Record<string, Key>, id: string): string => {
  const key = words[id];
  return key === undefined ? id : t(key);
};

export const factionName = (faction: string): string => word(FACTION_WORDS, faction);
export const className = (kind: string): string => word(CLASS_WORDS, kind);

type Around = Pick<Desk, 'scene' | 'seat' | 'name' | 'called'>;

/** Whoever is on a contact space: a name, or what the back shows. */
function whoever({ seat, called, name }: Around, { class: kind, card, faceup, wanted }: ContactScene): string[] {
  if (kind === null) return [];
  const who = card === null ? t('or.map.hidden', { class: className(kind) }) : t(faceup ? 'or.map.contact' : 'or.map.looked', { who: called(card) });
  return [who, ...wanted.map((hunter) => (hunter === seat ? t('or.map.yourBounty') : t('or.map.bountyOf', { who: name(hunter) })))];
}

/** A contact space: whose it is, and who is there. */
export function sayOfContact(table: Around, contact: ContactScene, space: string): string {
  const here = whoever(table, contact);
  return [...(here.length === 0 ? [t('or.map.noContact')] : here), space].join(', ');
}

/** A space, its faction, contacts and patrols, who is there and how far it is. */
export function sayOfSpace(table: Around, space: SpaceScene, moves: number | undefined): string {
  const { scene, seat, name, called } = table;
  const patrols = scene.patrols.filter((patrol) => patrol.space === space.id).map(({ id, level }) => t('or.map.patrolHere', { faction: factionName(id), level }));
  const people = playing(scene).filter((player) => player.space === space.id && player.character !== null);
  const goals = scene.players.filter((player) => player.goals.includes(space.id));
  const parts = [
    called(space.id),
    ...(space.faction === null ? [] : [factionName(space.faction)]),
    ...space.contacts.flatMap((contact) => whoever(table, contact).join(', ')).filter((words) => words !== ''),
    ...patrols,
    ...people.map((player) => (player.seat === seat ? t('or.map.youAreHere') : t('or.map.isHere', { who: name(player.seat) }))),
    ...goals.map((player) => t('or.map.goalOf', { who: name(player.seat) })),
    ...(space.sabotaged ? [t('or.map.sabotaged')] : []),
    ...(space.marked ? [t('or.map.marked')] : []),
    ...(space.away === 0 ? [] : [t('or.map.away', { n: space.away })]),
    ...(moves === undefined ? [] : [t('or.map.reached', { n: moves })]),
    ...(moves !== undefined && space.stops ? [t('or.map.stops')] : []),
  ];
  return `${parts.join('. ')}.`;
}
