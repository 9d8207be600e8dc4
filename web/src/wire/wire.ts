// generated, never edited

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

export type Asks = { kind: string, source: string | null, least: number, most: number, };

export type Combined = { actions: Array<string>, text: string, brief: string, verb: string, target: string | null, };

export type EndInfo = { 
/**
 * Nobody for a draw.
 */
winners: Array<number>, 
/**
 * `played`, `resigned` or `time-out`.
 */
how: string, };

export type Happened = { ply: number, text: string, what: string, seat: number | null, amount: number | null, cards: Array<string>, };

export type Language = "en" | "es";

export type Offered = { action: string, text: string, brief: string, tag: string, verb: string, card: string | null, target: string | null, amount: number | null, };

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
 * The game's own scene.
 */
scene: unknown, asks: Asks, question: string, waiting_for: Array<number>, offers: Array<Offered>, combinations: Array<Combined>, 
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
 * The client's seat; nothing for a spectator.
 */
seat: number | null, seats: Array<SeatInfo>, undo: boolean, title: string, options: Array<[string, string]>, } | { "say": "position" } & Position | { "say": "done", id: string, entry: number, } | { "say": "refused", id: string | null, why: string, text: string, } | { "say": "hint", id: string, action: string, text: string, why: string | null, card: string | null, target: string | null, } | { "say": "pong", n: number, } | { "say": "bye", why: string, text: string, };

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
