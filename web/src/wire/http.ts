// generated, never edited
import type { SeatInfo, SeenEvent } from "./wire";

export type AccountBody = { name: string, password: string, };

export type AccountMadeBody = { name: string, };

/**
 * A bot that can take a seat.
 */
export type BotBody = { id: string, title: string, about: string, };

/**
 * What a seat has brought.
 */
export type BroughtBody = { 
/**
 * Nothing if the seat plays with what is usual, or has yet to choose.
 */
deck: unknown, };

/**
 * A card as the catalogue shows it.
 */
export type CardFacts = { id: string, 
/**
 * As lists of decks name it: `SOR_014`; empty where cards have no numbers.
 */
code: string, set: string, name: string, 
/**
 * What stands under the name: "Jedi Knight".
 */
subtitle: string, rarity: string, rarity_id: string, quantity: number, kind: string, kind_id: string, faction: string, faction_id: string, 
/**
 * Its icons, with repetition.
 */
aspects: Array<TraitFacts>, traits: Array<TraitFacts>, 
/**
 * The keywords it has or speaks of.
 */
keywords: Array<KeywordFacts>, 
/**
 * Where it comes into play, if there are several places: `ground`, `space`.
 */
arena_id: string, unique: boolean, 
/**
 * Where it lies before the game.
 */
group: string, numbers: Record<string, number>, 
/**
 * Everything the card says.
 */
text: string, 
/**
 * Its ability alone, and its reward alone.
 */
ability: string, reward: string, 
/**
 * What its other side says.
 */
back: string, 
/**
 * The same in symbols.
 */
strip: Array<Symbol>, reward_strip: Array<Symbol>, back_strip: Array<Symbol>, };

/**
 * What a card costs more.
 */
export type CardPenalty = { 
/**
 * As the catalogue has it.
 */
card: string, n: number, };

/**
 * A deck as it was understood.
 */
export type CheckedDeckBody = { 
/**
 * As JSON, with what could be read.
 */
deck: unknown, 
/**
 * The same as a list.
 */
text: string, facts: DeckFacts, 
/**
 * Everything that keeps it from being played, and what could not be read; none of a legal deck.
 */
faults: Array<DeckFault>, };

/**
 * A deck in a request.
 */
export type DeckBody = { 
/**
 * The name of a ready deck, a list, or a deck as JSON.
 */
deck: unknown, };

export type DeckCount = { id: string, title: string, n: number, };

/**
 * A deck at a glance.
 */
export type DeckFacts = { 
/**
 * What its maker calls it.
 */
name: string, 
/**
 * How many cards there are to draw from, and how many there must be at least.
 */
size: number, least: number, 
/**
 * How many there may be of one card.
 */
copies: number, lines: Array<DeckLine>, 
/**
 * What costs more in this deck, of all cards that could be part of it; nothing before that can be told.
 */
penalties: Array<CardPenalty>, 
/**
 * How many of the cards cost so much, have such an icon, are of such a kind.
 */
costs: Array<DeckCount>, aspects: Array<DeckCount>, kinds: Array<DeckCount>, };

/**
 * Something that is wrong with a deck.
 */
export type DeckFault = { 
/**
 * For programs.
 */
code: string, 
/**
 * The card it is about, as the catalogue has it.
 */
card: string | null, 
/**
 * How many there are, and how many there may or must be.
 */
found: number | null, allowed: number | null, 
/**
 * The line of a list, counted from 1.
 */
line: number | null, 
/**
 * What is wrong, and what would mend it: a sentence each.
 */
text: string, repair: string, };

/**
 * One of the different cards of a deck.
 */
export type DeckLine = { 
/**
 * `leader`, `base`, `deck` or `sideboard`.
 */
place: string, 
/**
 * As the catalogue has it, and as decks are written down.
 */
card: string, code: string, 
/**
 * Name and title.
 */
name: string, count: number, 
/**
 * As printed, and what it costs more in this deck.
 */
cost: number | null, penalty: number, };

/**
 * A [`Rule`] in one language.
 */
export type DigestRule = { number: string, text: string, };

/**
 * A [`Section`] in one language.
 */
export type DigestSection = { id: string, title: string, rules: Array<DigestRule>, };

export type GameBody = { game: string, title: string, seats: Array<SeatNameBody>, 
/**
 * With one of these options there are other seats.
 */
sizes: Array<SizeBody>, bots: Array<BotBody>, options: Array<OptionFacts>, 
/**
 * Everybody brings a deck.
 */
decks: boolean, 
/**
 * With one of these options nobody does.
 */
without_decks: Array<PickedBody>, };

/**
 * A word of the rules that stands on cards.
 */
export type KeywordFacts = { id: string, 
/**
 * With its number, as the card has it: "Raid 2".
 */
name: string, 
/**
 * That number alone.
 */
amount: number | null, 
/**
 * What it means, in a sentence.
 */
reminder: string, 
/**
 * It is the card's own from the beginning, and not gained or given by what the card does.
 */
printed: boolean, };

export type LogBody = { plies: number, events: Array<SeenEvent>, };

export type MadeBody = { table: string, 
/**
 * For each seat its secret, if it is a person's.
 */
tokens: Array<string | null>, };

/**
 * The seats that a device has the secrets of.
 */
export type MeetBody = { seats: Array<SeatKey>, };

/**
 * Secrets for the other seats of an account, those at the oldest tables first, and those that open nothing any more.
 */
export type MetBody = { seats: Array<SeatKey>, gone: Array<string>, };

export type NewPasswordBody = { old: string, new: string, };

/**
 * An option of the set-up, for people who set up a table.
 */
export type OptionFacts = { 
/**
 * As [`crate::Stage::set_option`] knows it.
 */
name: string, title: string, 
/**
 * One sentence.
 */
about: string, default: string, values: Array<OptionValue>, 
/**
 * For those who know the game well.
 */
advanced: boolean, 
/**
 * Each seat has a value of its own, with commas between them.
 */
by_seat: boolean, };

export type OptionValue = { value: string, title: string, };

export type PasswordBody = { password: string, };

/**
 * An option and what it is set to.
 */
export type PickedBody = { option: string, value: string, };

export type ProblemBody = { 
/**
 * For programs.
 */
why: string, 
/**
 * For people.
 */
text: string, };

/**
 * A deck that anybody may play.
 */
export type ReadyDeckBody = { id: string, title: string, deck: unknown, text: string, facts: DeckFacts, };

export type ReadyDecksBody = { decks: Array<ReadyDeckBody>, };

export type RematchBody = { table: string, };

export type ReplayBody = { 
/**
 * The inputs up to here, of so many.
 */
plies: number, of: number, 
/**
 * After how many inputs each turn had just begun.
 */
turns: Array<number>, 
/**
 * What there is to draw, as the game has it.
 */
scene: unknown, question: string, 
/**
 * The whole table in words.
 */
words: string, 
/**
 * What the last input caused.
 */
events: Array<SeenEvent>, };

export type ReportBody = { title: string, };

export type ReportedBody = { scenario: string, };

export type SatBody = { seat: number, token: string, };

/**
 * A deck of an account.
 */
export type SavedDeckBody = { game: string, name: string, deck: unknown, 
/**
 * Milliseconds since 1970.
 */
saved_ms: number, };

/**
 * By game and name.
 */
export type SavedDecksBody = { decks: Array<SavedDeckBody>, 
/**
 * How many an account may keep.
 */
most: number, };

export type SeatKey = { table: string, token: string, };

export type SeatNameBody = { 
/**
 * In notation, and in words.
 */
id: string, side: string, 
/**
 * The team, in notation: its seats win together.
 */
team: string, };

export type SeatWaits = { table: string, 
/**
 * Nothing if there is no such table, or the secret opens no seat of it.
 */
seat: number | null, waiting: boolean, over: boolean, 
/**
 * The rest is empty if there is no seat.
 */
game: string, title: string, 
/**
 * What was agreed on beyond the usual.
 */
options: Array<[string, string]>, seats: Array<SeatInfo>, plies: number, 
/**
 * Nobody for a draw, for a team that is nobody's seat, or as long as the game goes on.
 */
winners: Array<number>, 
/**
 * What the team that has won is called.
 */
winner: string | null, 
/**
 * `played`, `resigned` or `time-out`.
 */
how: string | null, 
/**
 * Milliseconds since 1970: when the table was set up, and when somebody moved last.
 */
began_ms: number, moved_ms: number, };

export type SessionBody = { name: string, session: string, };

export type SitBody = { name: string, 
/**
 * What whoever sits down brings: the name of a ready deck, a list, or a deck as JSON.
 */
deck?: unknown, };

/**
 * The seats there are with an option.
 */
export type SizeBody = { option: string, value: string, seats: Array<SeatNameBody>, };

/**
 * A picture by name, a few characters, or a picture with a number.
 */
export type Symbol = { icon: string | null, text: string | null, };

export type TableBody = { table: string, game: string, seats: Array<SeatInfo>, plies: number, 
/**
 * The seats that have yet to bring a deck before the game begins.
 */
gathering: Array<number>, over: boolean, rematch: string | null, 
/**
 * The name of the game, and what was agreed on beyond the usual.
 */
title: string, options: Array<[string, string]>, 
/**
 * Milliseconds since 1970.
 */
began_ms: number, };

/**
 * The newest first.
 */
export type TablesBody = { tables: Array<TableBody>, };

export type TraitFacts = { id: string, name: string, };

export type WaitingBody = { seats: Array<SeatKey>, };

/**
 * In the order they were asked for.
 */
export type WaitsBody = { seats: Array<SeatWaits>, };
