// From what is offered to what can be clicked. Knows nothing of any game: an offer says which things it touches.

import type { Combination, Offer, Prompt } from '../wire/wire';

/** What a person has pointed at so far, before an answer is complete: the things of one action in order, or several picks. */
export type Pointed = { way: string[]; picks: string[] };

export const NOTHING: Pointed = { way: [], picks: [] };

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
  /** It is what the things selected so far, or an open attack, can be aimed at. */
  target: boolean;
  selected: boolean;
  offers: Offer[];
  /** What a click does in one go. */
  whole?: Combination;
};

export const picksSeveral = (prompt: Prompt): boolean => prompt.kind === 'things' && prompt.most > 1;

const canBePicked = (prompt: Prompt, thing: string): boolean => prompt.among.some(([id]) => id === thing);

/** What is clicked for an action, one thing after the other. */
const clicksOf = ({ things, onto }: Offer): string[] => (onto === null ? things : [...things, onto]);

/** What is offered to somebody who has clicked these things. */
const along = (offers: Offer[], way: string[]): Offer[] =>
  offers.filter((offer) => way.every((thing, nth) => clicksOf(offer)[nth] === thing));

const isWhole = (offer: Offer, way: string[]): boolean => clicksOf(offer).length === way.length;

/** What begins with this thing. */
const firstOf = (offers: Offer[], thing: string): Offer[] => offers.filter((offer) => offer.things[0] === thing);

/** The same without what can be done at any time. */
const usualOf = (offers: Offer[], thing: string): Offer[] => firstOf(offers, thing).filter(({ aside }) => !aside);

/** What goes on to this thing; what needs nothing else before it goes there at once. */
const aimedAt = (offers: Offer[], thing: string, way: string[]): Offer[] =>
  along(offers, [...way, thing]).filter((offer) => way.length > 0 || offer.things.length === 0);

/** What leads to this thing in one go, while nothing else is pointed at. */
const wholeTo = (combinations: Combination[], { way }: Pointed, thing: string): Combination | undefined =>
  way.length > 0 ? undefined : combinations.find(({ things }) => things.length === 1 && things[0] === thing);

export function light(offers: Offer[], prompt: Prompt, pointed: Pointed, thing: string, combinations: Combination[] = []): Light {
  if (picksSeveral(prompt)) {
    const selected = pointed.picks.includes(thing);
    const room = pointed.picks.length < prompt.most;
    const lit = offers.length > 0 && canBePicked(prompt, thing) && (selected || room);
    return { lit, target: false, selected, offers: firstOf(offers, thing) };
  }
  const { way } = pointed;
  const selected = way.includes(thing);
  const aimed = aimedAt(offers, thing, way);
  // With something selected only what it leads to and the way back are lit.
  const mine = way.length === 0 ? usualOf(offers, thing) : selected ? along(offers, way).filter(({ things }) => things.length > 0) : [];
  const whole = wholeTo(combinations, pointed, thing);
  return {
    lit: mine.length > 0 || aimed.length > 0 || whole !== undefined,
    target: aimed.length > 0,
    selected,
    offers: aimed.length > 0 ? aimed : mine,
    ...(whole === undefined ? {} : { whole }),
  };
}

/** A click or a tap on a thing of the table. */
export function click(offers: Offer[], prompt: Prompt, pointed: Pointed, thing: string, combinations: Combination[] = []): Step {
  const act = ({ action }: Offer): Step => ({ then: 'act', answers: [action] });
  const point = (way: string[]): Step => ({ then: 'point', pointed: { way, picks: [] } });
  if (picksSeveral(prompt)) return pick(prompt, pointed, thing);
  const { way } = pointed;
  const whole = wholeTo(combinations, pointed, thing);
  if (whole !== undefined) return { then: 'act', answers: whole.actions };
  const aimed = aimedAt(offers, thing, way);
  const [first] = aimed;
  if (first !== undefined && aimed.length === 1 && isWhole(first, [...way, thing])) return act(first);
  // What goes on from here, or is meant in several ways, is asked about.
  if (aimed.length > 0) return point([...way, thing]);
  if (way.at(-1) === thing) {
    const ends = endingHere(offers, way);
    return ends !== undefined ? act(ends) : point(way.slice(0, -1));
  }
  // Back to a thing clicked earlier: what came after it is put away.
  if (way.includes(thing)) return point(way.slice(0, way.indexOf(thing) + 1));
  const mine = firstOf(offers, thing);
  const usual = usualOf(offers, thing);
  const only = usual.length === 1 ? usual[0] : undefined;
  // What costs nothing is done at once; a price is looked at first, and so is what was not asked for.
  if (only !== undefined && isWhole(only, [thing]) && only.amount === null) return act(only);
  if (mine.length > 0) return point([thing]);
  return way.length === 0 ? { then: 'nothing' } : point([]);
}

/**
 * What a second click on the last thing means. A way of several things may end before others that go on from there; the
 * first thing alone, if it has several uses, is put back.
 */
function endingHere(offers: Offer[], way: string[]): Offer | undefined {
  const mine = along(offers, way);
  const whole = mine.filter((offer) => isWhole(offer, way));
  return whole.length === 1 && (mine.length === 1 || way.length > 1) ? whole[0] : undefined;
}

function pick(prompt: Prompt, pointed: Pointed, thing: string): Step {
  if (!canBePicked(prompt, thing)) return { then: 'nothing' };
  const without = pointed.picks.filter((pick) => pick !== thing);
  if (without.length < pointed.picks.length) return { then: 'point', pointed: { way: [], picks: without } };
  if (pointed.picks.length >= prompt.most) return { then: 'nothing' };
  return { then: 'point', pointed: { way: [], picks: [...pointed.picks, thing] } };
}

/** Whether the picks are an answer already. */
export const enough = (prompt: Prompt, pointed: Pointed): boolean =>
  pointed.picks.length >= prompt.least && pointed.picks.length <= prompt.most;

/** The picks as answers: things are asked for in one order, and whoever has picked enough may be asked for more. */
export function picked(prompt: Prompt, pointed: Pointed): Answer[] {
  const chosen = prompt.among.flatMap(([pick]): Answer[] => (pointed.picks.includes(pick) ? [{ pick }] : []));
  return pointed.picks.length < prompt.most ? [...chosen, 'pass-if-asked'] : chosen;
}

/** The action that an answer is at this point; none if nobody asks for it any more. */
export function actionOf(answer: Answer, offers: Offer[]): string | undefined {
  if (answer === 'pass-if-asked') return offers.find((offer) => offer.things.length === 0)?.action;
  if (typeof answer === 'string') return answer;
  return firstOf(offers, answer.pick)[0]?.action;
}

/** A drop of one thing on another. */
export function drop(offers: Offer[], thing: string, target: string): string | null {
  const fitting = offers.filter((offer) => clicksOf(offer).join() === [thing, target].join());
  return fitting.length === 1 ? (fitting[0]?.action ?? null) : null;
}

/** An entry of the choice bar; what is the same for people stands there once, and how often it can be had. */
export type Entry = { actions: string[]; brief: string; text: string; verb: string; usual: boolean; times: number };

/** Answers of one kind, behind one button: "Buy…". */
export type Group = { title: string; entries: Entry[] };

/** The choice bar: answers, then groups of answers. Everything that is lit on the table is in one of them. */
export type Bar = { entries: Entry[]; groups: Group[] };

const entry = ({ action, brief, text, verb }: Offer, usual = false): Entry => ({ actions: [action], brief, text, verb, usual, times: 1 });

/** Equal entries once. */
function counted(entries: Entry[]): Entry[] {
  const once = new Map<string, Entry>();
  for (const one of entries) {
    const same = once.get(one.brief);
    if (same === undefined) once.set(one.brief, one);
    else same.times += 1;
  }
  return [...once.values()];
}

/** Every answer to a question; what it does not ask for comes last, behind its button. */
function answering(offers: Offer[]): Bar {
  const answers = offers.filter(({ aside, group }) => !aside || group === null);
  const besides = offers.filter((offer) => !answers.includes(offer));
  const titles = [...new Set(besides.flatMap(({ group }) => group ?? []))];
  return {
    entries: counted(answers.map((offer) => entry(offer, answers.length === 1))),
    groups: titles.map((title) => ({ title, entries: counted(besides.filter(({ group }) => group === title).map((offer) => entry(offer))) })),
  };
}

/** What the selected things can do, or every answer, or all of a turn by kind, with what most people would do first. */
export function bar(offers: Offer[], combinations: Combination[], prompt: Prompt, pointed: Pointed): Bar {
  if (picksSeveral(prompt)) return { entries: [], groups: [] };
  if (pointed.way.length > 0) return { entries: along(offers, pointed.way).map((offer) => entry(offer)), groups: [] };
  if (prompt.kind !== 'turn') return answering(offers);
  const last = ending(offers, prompt);
  // What is aimed already waits only to be carried out.
  const alone = offers.filter((offer) => offer !== last && (offer.group === null || offer.things.length === 0)).map((offer) => entry(offer));
  const titles = [...new Set([...combinations, ...offers].flatMap(({ group }) => group ?? []))];
  const groups = titles.map((title) => {
    const together = combinations.filter(({ group }) => group === title).map(({ actions, brief, text, verb }): Entry => ({ actions, brief, text, verb, usual: false, times: 1 }));
    return { title, entries: [...together, ...counted(offers.filter(({ group, things }) => group === title && things.length > 0).map((offer) => entry(offer)))] };
  });
  // What nobody asks for comes last, behind its button.
  const asides = new Set(offers.flatMap(({ aside, group }) => (aside && group !== null ? [group] : [])));
  // What can be done in one way only, and what most would do, needs no second click.
  const first = groups.flatMap(({ title, entries: [one, ...more] }) =>
    one !== undefined && !asides.has(title) && (more.length === 0 || combinations.some(({ group, brief }) => group === title && brief === one.brief)) ? [one] : [],
  );
  const kept = groups.filter(({ title, entries }) => entries.length > 1 || asides.has(title));
  return { entries: [...first, ...alone], groups: [...kept.filter(({ title }) => !asides.has(title)), ...kept.filter(({ title }) => asides.has(title))] };
}

/** How ending is called. */
const ENDS = ['end', 'pass'];

/** The answer that ends the turn, which has a place of its own. */
export function ending(offers: Offer[], prompt: Prompt): Offer | undefined {
  return prompt.kind === 'turn' ? offers.find((offer) => clicksOf(offer).length === 0 && ENDS.includes(offer.verb)) : undefined;
}

/** What is asked of somebody who has pointed at something, if that is more than what can be done with it. */
export const lead = (offers: Offer[], { way }: Pointed): string | null =>
  way.length === 0 ? null : (along(offers, way).find((offer) => offer.lead !== null && !isWhole(offer, way))?.lead ?? null);
