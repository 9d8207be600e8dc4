// generated, never edited

export type ChatLine = { number: number, seat: number | null, name: string, text: string, };

/**
 * What a client says on its socket, one JSON object a frame. The first thing must be `hello`.
 */
export type ClientSays = { "say": "hello", version: number, table: string, 
/**
 * The secret of a seat; without one the client watches.
 */
token: string | null, lang: Language, 
/**
 * What a spectator is called in the chat.
 */
name: string | null, } | { "say": "act", id: string, action: string, 
/**
 * How many inputs the client has seen; if there are more by now, the action is refused.
 */
plies: number | null, } | { "say": "take-back", id: string, to: number | null, } | { "say": "answer-take-back", id: string, yes: boolean, 
/**
 * What the client has been asked for; if it is something else by now, the answer is refused.
 */
to: number | null, } | { "say": "chat", id: string, text: string, } | { "say": "rename", id: string, name: string, } | { "say": "resign", id: string, } | { "say": "leave", id: string, bot: string | null, } | { "say": "return", id: string, } | { "say": "fill", id: string, seat: number, bot: string, } | { "say": "hint", id: string, bot: string, } | { "say": "look", } | { "say": "speak", lang: Language, } | { "say": "ping", n: number, };

/**
 * Several actions that most people would take in one go.
 */
export type Combination = { actions: Array<string>, text: string, brief: string, 
/**
 * The head under which the last of the actions that has one is listed.
 */
group: string | null, 
/**
 * The first word of its notation.
 */
verb: string, 
/**
 * What is clicked, in this order: a way is several things.
 */
things: Array<string>, 
/**
 * What is clicked last, or dragged onto.
 */
onto: string | null, 
/**
 * What is paid, or the number that is named.
 */
amount: number | null, 
/**
 * It can be done at any time and is not what the question is about: nothing lights up for it.
 */
aside: boolean, };

/**
 * A die as it fell, both by name.
 */
export type Die = { kind: string, face: string, };

export type EndInfo = { 
/**
 * Nobody for a draw, and for a team that is nobody's seat.
 */
winners: Array<number>, 
/**
 * What the team that has won is called; nothing for a draw.
 */
winner: string | null, 
/**
 * `played`, `resigned` or `time-out`.
 */
how: string, };

export type Language = "en" | "es";

/**
 * An action that can be taken now.
 */
export type Offer = { action: string, 
/**
 * As a menu entry, on a button, on the card itself.
 */
text: string, brief: string, tag: string, 
/**
 * The head under which it is listed with others.
 */
group: string | null, 
/**
 * What is asked while its first thing is pointed at, and what stands on what it is aimed at.
 */
lead: string | null, aim: string | null, 
/**
 * The first word of its notation.
 */
verb: string, 
/**
 * What is clicked, in this order: a way is several things.
 */
things: Array<string>, 
/**
 * What is clicked last, or dragged onto.
 */
onto: string | null, 
/**
 * What is paid, or the number that is named.
 */
amount: number | null, 
/**
 * It can be done at any time and is not what the question is about: nothing lights up for it.
 */
aside: boolean, };

/**
 * The table as the client may see it now, whole.
 */
export type Position = { 
/**
 * Entries of the log so far, and how many there were in the last position on this socket: if that
 * is not what the client has, it has missed something.
 */
entries: number, after: number, 
/**
 * Inputs of the game so far.
 */
plies: number, 
/**
 * What there is to draw, as the game has it.
 */
scene: unknown, question: string, prompt: Prompt, waiting_for: Array<number>, 
/**
 * Everybody is there. Before that nothing of the game is to be seen.
 */
begun: boolean, 
/**
 * The seats that have yet to bring a deck before the game begins.
 */
gathering: Array<number>, offers: Array<Offer>, combinations: Array<Combination>, 
/**
 * What the client gives up if it ends its turn now.
 */
unused: string | null, 
/**
 * Why things on the table cannot be taken now.
 */
why_not: Array<[string, string]>, 
/**
 * What happened since the last position, as the client saw it.
 */
events: Array<SeenEvent>, 
/**
 * The game went back.
 */
taken_back: boolean, seats: Array<SeatInfo>, clocks: Array<number> | null, take_back: TakeBack, ended: EndInfo | null, closed: string | null, rematch: string | null, };

/**
 * What is wanted of the seat that is asked.
 *
 * Several picks are offered in ascending order: a client gathers them and sends them in the order of
 * `among`, then `pass` if that is offered.
 */
export type Prompt = { kind: PromptKind, 
/**
 * What becomes of what is chosen, by name; empty where the game does not say.
 */
why: string, tone: Tone, 
/**
 * The thing that asks.
 */
source: string | null, 
/**
 * How many things are still to be picked; of an amount, how much is not wasted, if that is known.
 */
least: number, most: number, 
/**
 * The things that can still be picked, now or after another one, and how much of each at most.
 */
among: Array<[string, number]>, };

/**
 * What kind of answer is wanted.
 */
export type PromptKind = "turn" | "things" | "shares" | "options" | "confirm" | "first" | "next" | "amount" | "name" | "wait" | "over";

export type SeatInfo = { seat: number, 
/**
 * In notation, and in words.
 */
id: string, side: string, 
/**
 * The team, in notation: its seats win together.
 */
team: string, 
/**
 * `person`, `bot`, `stand-in` or `open`.
 */
who: string, 
/**
 * Empty if nobody has given one: the seat goes by its side then.
 */
name: string, 
/**
 * Somebody is connected.
 */
here: boolean, 
/**
 * Somebody has been there before.
 */
came: boolean, 
/**
 * A deck of its own lies there.
 */
brought: boolean, };

/**
 * An event as a pair of eyes saw it.
 */
export type SeenEvent = { 
/**
 * The input that caused it, counted from 0.
 */
ply: number, text: string, 
/**
 * It came of what is told before it.
 */
follows: boolean, 
/**
 * How it is told together with others of its kind.
 */
sum: Sum | null, 
/**
 * The name of the event.
 */
what: string, 
/**
 * What it happened for, by name; empty where the game does not say.
 */
why: string, seat: number | null, 
/**
 * Whom it harms.
 */
harms: number | null, things: Array<string>, from: string | null, to: string | null, amount: number | null, dice: Array<Die>, };

/**
 * What the server says.
 */
export type ServerSays = { "say": "welcome", version: number, table: string, game: string, 
/**
 * The name of the game in the client's language.
 */
title: string, 
/**
 * What was agreed on beyond the usual, by name and value.
 */
options: Array<[string, string]>, 
/**
 * The client's seat; nothing for a spectator.
 */
seat: number | null, 
/**
 * Somebody has been in this seat before.
 */
before: boolean, seats: Array<SeatInfo>, undo: boolean, 
/**
 * Who may talk here.
 */
talk: Talk, } | { "say": "position" } & Position | { "say": "chat", lines: Array<ChatLine>, anew: boolean, } | { "say": "warning", why: string, text: string, } | { "say": "done", id: string, entry: number, } | { "say": "refused", id: string | null, why: string, text: string, } | { "say": "hint", id: string, action: string, text: string, touch: Touch, 
/**
 * One sentence, if the bot can say one.
 */
why: string | null, } | { "say": "pong", n: number, } | { "say": "bye", why: string, text: string, };

/**
 * Something that happened once or several times; `{n}` stands for how often, or for how much in all. No full
 * stop, so that something can follow.
 */
export type Sum = { one: string, many: string, };

/**
 * What can be taken back, and whether somebody asks for it.
 */
export type TakeBack = { 
/**
 * The client's last action can be taken back: `freely`, `ask` or `no`.
 */
possible: string, 
/**
 * Who asks, and whether the client is to answer.
 */
asked_by: number | null, answer: boolean, 
/**
 * How many inputs would be left.
 */
to: number | null, 
/**
 * The move that would be undone, in the words in which the log has told it to the client.
 */
what: string | null, 
/**
 * What was said to the last request, until somebody acts or asks again.
 */
answered: TakeBackAnswer | null, };

export type TakeBackAnswer = { asked_by: number, by: number, yes: boolean, };

/**
 * Who may talk at a table.
 */
export type Talk = "everybody" | "players" | "nobody";

/**
 * What an answer is like for what is chosen.
 */
export type Tone = "gain" | "harm" | "pay" | "move" | "look" | "keep" | "other";

/**
 * What an action touches.
 */
export type Touch = { 
/**
 * The first word of its notation.
 */
verb: string, 
/**
 * What is clicked, in this order: a way is several things.
 */
things: Array<string>, 
/**
 * What is clicked last, or dragged onto.
 */
onto: string | null, 
/**
 * What is paid, or the number that is named.
 */
amount: number | null, 
/**
 * It can be done at any time and is not what the question is about: nothing lights up for it.
 */
aside: boolean, };
