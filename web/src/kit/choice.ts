// From what is offered to what can be clicked. Knows nothing of any game: an offer says which things it touches.

import type { Asks, Combined, Offered } from '../wire/wire';

/** What a person has pointed at so far, before an answer is complete. */
export type Pointed = { selected: string | null; picks: string[] };

export const NOTHING: Pointed = { selected: null, picks: [] };

/** One answer of several that are given in a row: an action, or the choice of a thing, whatever that action is by then. */
export type Answer = string | { pick: string } | 'pass-if-asked';

/** What a click on a thing leads to. */
export type Step =
  | { then: 'act'; answers: Answer[] }
  | { then: 'point'; pointed: Pointed }
  | { then: 'nothing' };

/** How a thing on the table looks to the person who is asked. */
export type Light = {
  /** Something can be done with it. */
  lit: boolean;
  /** It is what the selected thing, or an open attack, can be aimed at. */
  target: boolean;
  selected: boolean;
  offers: Offered[];
};

export const picksSeveral = (asks: Asks): boolean => asks.kind === 'cards' && asks.most > 1;

const firstOf = (offers: Offered[], thing: string): Offered[] => offers.filter((offer) => offer.card === thing);

const aimedAt = (offers: Offered[], thing: string, selected: string | null): Offered[] =>
  offers.filter((offer) => offer.target === thing && offer.card === selected);

export function light(offers: Offered[], asks: Asks, pointed: Pointed, thing: string): Light {
  if (picksSeveral(asks)) {
    const selected = pointed.picks.includes(thing);
    const room = pointed.picks.length < asks.most;
    const lit = offers.length > 0 && asks.among.includes(thing) && (selected || room);
    return { lit, target: false, selected, offers: firstOf(offers, thing) };
  }
  const selected = pointed.selected === thing;
  const aimed = aimedAt(offers, thing, pointed.selected);
  // With something selected only its targets and the way back are lit.
  const mine = pointed.selected === null || selected ? firstOf(offers, thing) : [];
  return {
    lit: mine.length > 0 || aimed.length > 0,
    target: aimed.length > 0,
    selected,
    offers: aimed.length > 0 ? aimed : mine,
  };
}

/** A click or a tap on a thing of the table. */
export function click(offers: Offered[], asks: Asks, pointed: Pointed, thing: string): Step {
  const point = (pointed: Pointed): Step => ({ then: 'point', pointed });
  if (picksSeveral(asks)) return pick(asks, pointed, thing);
  const aimed = aimedAt(offers, thing, pointed.selected);
  const first = aimed[0];
  if (first !== undefined && aimed.length === 1) return { then: 'act', answers: [first.action] };
  // What is aimed at in several ways is asked about.
  if (aimed.length > 1) return point({ selected: thing, picks: [] });
  const mine = firstOf(offers, thing);
  const only = mine.length === 1 ? mine[0] : undefined;
  if (pointed.selected === thing) {
    return only !== undefined && only.target === null ? { then: 'act', answers: [only.action] } : point(NOTHING);
  }
  if (only !== undefined && only.target === null && only.amount === null) {
    // What costs nothing is done at once; a price is looked at first.
    return { then: 'act', answers: [only.action] };
  }
  if (mine.length > 0) return point({ selected: thing, picks: [] });
  return pointed.selected === null ? { then: 'nothing' } : point(NOTHING);
}

function pick(asks: Asks, pointed: Pointed, thing: string): Step {
  if (!asks.among.includes(thing)) return { then: 'nothing' };
  const without = pointed.picks.filter((pick) => pick !== thing);
  if (without.length < pointed.picks.length) return { then: 'point', pointed: { selected: null, picks: without } };
  if (pointed.picks.length >= asks.most) return { then: 'nothing' };
  return { then: 'point', pointed: { selected: null, picks: [...pointed.picks, thing] } };
}

/** Whether the picks are an answer already. */
export const enough = (asks: Asks, pointed: Pointed): boolean =>
  pointed.picks.length >= asks.least && pointed.picks.length <= asks.most;

/** The picks as answers: cards are asked for in one order, and whoever has picked enough may be asked for more. */
export function picked(asks: Asks, pointed: Pointed): Answer[] {
  const chosen = asks.among.filter((thing) => pointed.picks.includes(thing)).map((pick): Answer => ({ pick }));
  return pointed.picks.length < asks.most ? [...chosen, 'pass-if-asked'] : chosen;
}

/** The action that an answer is at this point; none if nobody asks for it any more. */
export function actionOf(answer: Answer, offers: Offered[]): string | undefined {
  if (answer === 'pass-if-asked') return offers.find((offer) => offer.card === null)?.action;
  if (typeof answer === 'string') return answer;
  return offers.find((offer) => offer.card === answer.pick)?.action;
}

/** A drop of one thing on another. */
export function drop(offers: Offered[], thing: string, target: string): string | null {
  const fitting = offers.filter((offer) => offer.card === thing && offer.target === target);
  return fitting.length === 1 ? (fitting[0]?.action ?? null) : null;
}

/** An entry of the choice bar. */
export type Entry = { actions: string[]; brief: string; text: string; verb: string; usual: boolean };

const entry = (offer: Offered, usual = false): Entry => ({
  actions: [offer.action],
  brief: offer.brief,
  text: offer.text,
  verb: offer.verb,
  usual,
});

/** The choice bar: what the selected thing can do, or what most people would do, or every answer. */
export function bar(offers: Offered[], combinations: Combined[], asks: Asks, pointed: Pointed): Entry[] {
  if (picksSeveral(asks)) return [];
  if (pointed.selected !== null) {
    return [...firstOf(offers, pointed.selected), ...aimedAt(offers, pointed.selected, null)].map((offer) => entry(offer));
  }
  if (asks.kind !== 'turn') return offers.map((offer) => entry(offer, offers.length === 1));
  const together = combinations.map(
    ({ actions, brief, text, verb }): Entry => ({ actions, brief, text, verb, usual: false }),
  );
  const single = offers.filter((offer) => offer.card === null && offer.target !== null).map((offer) => entry(offer));
  return [...together, ...single];
}

/** The answer that ends the turn, which has a place of its own. */
export const ending = (offers: Offered[], asks: Asks): Offered | undefined =>
  asks.kind === 'turn' ? offers.find((offer) => offer.card === null && offer.target === null) : undefined;
