// A card in words, for those who hear the table.

import type { CardFacts } from '../../wire/http';
import type { Light } from '../../kit/choice';
import type { CardView, Forecast } from '../../wire/unlimited';
import { t } from '../../words';
import { hitPoints, stats } from './facts';

export type Situation = {
  light?: Light | undefined;
  /** "3rd of 6 in hand". */
  place?: string | undefined;
  fresh?: boolean | undefined;
  /** What an attack would do to it. */
  against?: Forecast | undefined;
  barred?: boolean | undefined;
};

function numbers(facts: CardFacts, shown: CardView | undefined): string[] {
  const cost = shown?.cost ?? facts.numbers['cost'];
  const points = hitPoints(facts, shown);
  const fights = stats(facts, shown);
  const { deploy } = facts.numbers;
  return [
    ...(cost === undefined || shown?.power != null ? [] : [t('un.say.cost', { n: cost })]),
    ...(fights === null ? [] : [t('un.say.power', { n: fights.power }), t('un.say.hp', { n: fights.hp })]),
    ...(points === null ? [] : [t('un.say.left', { n: points.left, max: points.all })]),
    ...(shown?.power != null && shown.damage > 0 ? [t('un.say.damage', { n: shown.damage, left: fights?.left ?? 0 })] : []),
    ...(deploy === undefined || shown?.power != null ? [] : [t('un.say.deploy', { n: deploy })]),
  ];
}

/** What the large card says: the side that lies open, or both of a leader that is not on the table; then what its keywords mean. */
export function texts(facts: CardFacts, shown: CardView | undefined): string[] {
  const reminders = facts.keywords.map(({ name, reminder }) => `${name}: ${reminder}`);
  const back = facts.back === '' ? '' : t('un.deployed', { text: facts.back });
  const sides = facts.kind_id !== 'leader' ? [facts.ability] : shown?.power != null ? [facts.back] : [facts.ability, back];
  return [...sides, ...reminders].filter((text) => text !== '');
}

/** The keywords a unit has now, by name; the number goes with some. */
export function keywordNames(facts: CardFacts, shown: CardView): string[] {
  return shown.keywords.map(({ id, amount }) => {
    const known = facts.keywords.find((keyword) => keyword.id === id && keyword.printed);
    return known?.name ?? t(`un.keyword.${id}` as 'un.keyword.raid', { n: amount ?? 0 });
  });
}

export const foretold = ({ dealt, taken, defeats, falls, beyond }: Forecast): string =>
  [
    t(defeats ? 'un.say.wouldFall' : 'un.say.wouldTake', { n: dealt }),
    ...(beyond > 0 ? [t('un.say.beyond', { n: beyond })] : []),
    ...(taken > 0 ? [t(falls ? 'un.say.strikesDown' : 'un.say.strikesBack', { n: taken })] : []),
  ].join(', ');

function states(shown: CardView | undefined, { light, fresh, against, barred }: Situation): string[] {
  const offers = new Set(light?.offers.map((offer) => offer.tag));
  const all: (string | false)[] = [
    light?.selected === true && t('un.say.selected'),
    light?.target === true && t('un.say.target'),
    light?.lit === true && (offers.size > 0 ? [...offers].join(', ') : t('un.say.playable')),
    against !== undefined && light?.lit === true && foretold(against),
    barred === true && t('un.say.barred'),
    shown?.exhausted === true && t('un.say.exhausted'),
    ...(shown?.tokens ?? []).map(({ kind, n }) => t(kind === 'shield' ? 'un.say.shields' : 'un.say.experience', { n })),
    shown?.stolen === true && t('un.say.stolen'),
    shown?.used === true && shown.power === null && t('un.say.used'),
    fresh === true && t('un.say.new'),
  ];
  return all.filter((words) => words !== false);
}

/** Name, kind, values, keywords, state, place. */
export function label(facts: CardFacts, shown: CardView | undefined, situation: Situation): string {
  const name = facts.subtitle === '' ? facts.name : `${facts.name}, ${facts.subtitle}`;
  const kind = [facts.kind, ...facts.traits.map((trait) => trait.name), facts.faction].filter((word) => word !== '').join(', ');
  const sentences = [
    name,
    kind,
    numbers(facts, shown).join(', '),
    (shown?.power == null ? facts.keywords.filter(({ printed }) => printed).map((keyword) => keyword.name) : keywordNames(facts, shown)).join(', '),
    states(shown, situation).join(', '),
    situation.place ?? '',
  ];
  return sentences.filter((sentence) => sentence !== '').map((sentence) => `${sentence}.`).join(' ');
}
