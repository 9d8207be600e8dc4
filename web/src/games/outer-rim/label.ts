// A card in words, for those who hear the table.

import type { Light } from '../../kit/choice';
import type { CardFacts } from '../../wire/http';
import { number, t } from '../../words';
import { price } from './facts';

export type Situation = {
  light?: Light | undefined;
  /** "in the market". */
  place?: string | undefined;
  fresh?: boolean | undefined;
};

/** What the large card says: one side, and what becomes of it when it is turned over. */
export function texts(facts: CardFacts): string[] {
  const back = facts.back === '' || facts.back === facts.text ? '' : t('or.turnedOver', { text: facts.back });
  return [facts.text, back].filter((text) => text !== '');
}

/** How it stands, after its name. */
export function standing({ light, place, fresh }: Situation): string[] {
  return [
    ...(place === undefined ? [] : [place]),
    ...(light?.selected === true ? [t('or.say.selected')] : light?.target === true ? [t('or.say.target')] : light?.lit === true ? [t('or.say.playable')] : []),
    ...(fresh === true ? [t('or.say.new')] : []),
  ];
}

/** The whole card in one sentence. */
export function label(facts: CardFacts, situation: Situation): string {
  const cost = price(facts);
  const { combat } = facts.numbers;
  const parts = [
    facts.name,
    ...(facts.kind === '' ? [] : [facts.kind]),
    ...(facts.subtitle === '' ? [] : [facts.subtitle]),
    ...(cost === undefined ? [] : [t('or.say.price', { n: number(cost) })]),
    ...(combat === undefined ? [] : [t('or.say.combat', { n: combat })]),
    ...standing(situation),
  ];
  return `${parts.join(', ')}.`;
}
