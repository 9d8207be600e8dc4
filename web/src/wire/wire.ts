// generated, never edited

/**
 * What kind of answer is wanted. Several picks are sent one by one in the order of `among`, each as soon
 * as it is offered, then `pass` if that is offered.
 */
export type Asks = { kind: "turn" | "cards" | "options" | "confirm" | "order" | "redirect" | "amount" | "wait" | "over", 
/**
 * The card that asks.
 */
source: string | null, 
/**
 * How many cards are still to be picked; of an amount, how much is not wasted, if that is known.
 */
least: number, most: number, 
/**
 * The cards that can still be picked, now or after another one.
 */
among: Array<string>, };

export type ChatLine = { entry: number, seat: number | null, name: string, text: string, };

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
plies: number | null, } | { "say": "take-back", id: string, to: number | null, } | { "say": "answer-take-back", id: string, yes: boolean, } | { "say": "chat", id: string, text: string, } | { "say": "resign", id: string, } | { "say": "leave", id: string, bot: string | null, } | { "say": "return", id: string, } | { "say": "fill", id: string, seat: number, bot: string, } | { "say": "hint", id: string, bot: string, } | { "say": "look", } | { "say": "speak", lang: Language, } | { "say": "ping", n: number, };

export type Combined = { actions: Array<string>, text: string, brief: string, 
/**
 * Of the last of the actions.
 */
verb: string, target: string | null, };

export type EndInfo = { 
/**
 * Nobody for a draw.
 */
winners: Array<number>, 
/**
 * `played`, `resigned` or `time-out`.
 */
how: string, };

export type Happened = { ply: number, text: string, 
/**
 * The name of the event.
 */
what: string, seat: number | null, amount: number | null, cards: Array<string>, };

export type HintTouch = { card: string | null, target: string | null, };

export type Language = "en" | "es";

/**
 * An action that can be taken now.
 */
export type Offered = { action: string, text: string, 
/**
 * For a button, and for the card itself.
 */
brief: string, tag: string, 
/**
 * The first word of the action.
 */
verb: string, 
/**
 * What is clicked first, and what second or dragged onto.
 */
card: string | null, target: string | null, 
/**
 * What is paid, or the number that is named.
 */
amount: number | null, };

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
scene: unknown, question: string, asks: Asks, waiting_for: Array<number>, offers: Array<Offered>, combinations: Array<Combined>, 
/**
 * What happened since the last position, as the client saw it.
 */
events: Array<Happened>, 
/**
 * The game went back.
 */
taken_back: boolean, seats: Array<SeatInfo>, clocks: Array<number> | null, take_back: TakeBack, ended: EndInfo | null, closed: string | null, rematch: string | null, chat: Array<ChatLine>, };

export type SeatInfo = { seat: number, 
/**
 * In notation, and in words.
 */
id: string, side: string, 
/**
 * `person`, `bot`, `stand-in` or `open`.
 */
who: string, name: string, 
/**
 * Somebody is connected.
 */
here: boolean, };

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
seat: number | null, seats: Array<SeatInfo>, undo: boolean, } | { "say": "position" } & Position | { "say": "done", id: string, entry: number, } | { "say": "refused", id: string | null, why: string, text: string, } | { "say": "hint", id: string, action: string, text: string, touch: HintTouch, 
/**
 * One sentence, if the bot can say one.
 */
why: string | null, } | { "say": "pong", n: number, } | { "say": "bye", why: string, text: string, };

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
asked_by: number | null, answer: boolean, };
