// A card in words, for those who hear the table.

import type { CardFacts } from '../../wire/http';
import type { Light } from '../../kit/choice';
import type { CardView } from '../../wire/deckbuilding';
import { t } from '../../words';
import { hitPoints, values } from './facts';

export type Situation = {
  light?: Light | undefined;
  /** "3rd of 6 in the row". */
  place?: string | undefined;
  /** The name of what it attacks. */
  attacks?: string | undefined;
  /** Attack gathered against it. */
  gathered?: number | undefined;
  copies?: number | undefined;
  fresh?: boolean | undefined;
};

const SAY = { attack: 'db.say.attack', resource: 'db.say.resources', force: 'db.say.force' } as const;

function numbers(facts: CardFacts, shown: CardView | undefined): string[] {
  const cost = shown?.cost ?? facts.numbers['cost'];
  const points = hitPoints(facts, shown);
  return [
    ...(cost === undefined ? [] : [t('db.say.cost', { n: cost })]),
    ...values(facts, shown).map(({ kind, value }) => t(SAY[kind], { n: value })),
    ...(points === null ? [] : [t('db.say.hitPoints', { n: points.left, max: points.all })]),
    ...(shown?.aim == null ? [] : [t('db.say.aim', { n: shown.aim })]),
  ];
}

function states(shown: CardView | undefined, { light, attacks, gathered, copies, fresh }: Situation): string[] {
  const marks = shown?.marks ?? [];
  const offers = new Set(light?.offers.map((offer) => offer.tag));
  const all: (string | false)[] = [
    copies !== undefined && copies > 1 && t('db.say.copies', { n: copies }),
    light?.selected === true && t('db.say.selected'),
    light?.target === true && t('db.say.target'),
    light?.lit === true && (offers.size > 0 ? [...offers].join(', ') : t('db.say.playable')),
    attacks !== undefined && t('db.say.assigned', { target: attacks }),
    gathered !== undefined && t('db.say.gathered', { n: gathered }),
    marks.includes('used') && t('db.say.used'),
    marks.includes('spent') && t('db.say.spent'),
    marks.includes('exile-at-end') && t('db.say.exile'),
    fresh === true && t('db.say.new'),
  ];
  return all.filter((words) => words !== false);
}

/** Name, kind, values, state, place. */
export function label(facts: CardFacts, shown: CardView | undefined, situation: Situation): string {
  const kind = [facts.kind, ...facts.traits.map((trait) => trait.name), facts.faction].filter((word) => word !== '').join(', ');
  const sentences = [
    facts.name,
    kind,
    numbers(facts, shown).join(', '),
    states(shown, situation).join(', '),
    situation.place ?? '',
  ];
  return sentences.filter((sentence) => sentence !== '').map((sentence) => `${sentence}.`).join(' ');
}
