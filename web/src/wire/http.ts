// generated, never edited
import type { Happened, SeatInfo } from "./wire";

export type AccountBody = { name: string, password: string, };

export type AccountMadeBody = { name: string, };

export type GameBody = { game: string, title: string, seats: Array<SeatNameBody>, };

export type LogBody = { plies: number, events: Array<Happened>, };

export type MadeBody = { table: string, 
/**
 * For each seat its secret, if it is a person's.
 */
tokens: Array<string | null>, };

export type ProblemBody = { 
/**
 * For programs.
 */
why: string, 
/**
 * For people.
 */
text: string, };

export type RematchBody = { table: string, };

export type RememberedBody = { seats: Array<RememberedSeat>, };

export type RememberedSeat = { table: string, seat: number, token: string, waiting: boolean, over: boolean, };

export type ReplayBody = { 
/**
 * The inputs up to here, of so many.
 */
plies: number, of: number, 
/**
 * The game's own view.
 */
view: unknown, question: string, 
/**
 * The whole table in words.
 */
words: string, 
/**
 * What the last input caused.
 */
events: Array<Happened>, };

export type ReportBody = { title: string, };

export type ReportedBody = { scenario: string, };

export type SatBody = { seat: number, token: string, };

export type SeatKey = { table: string, token: string, };

export type SeatNameBody = { 
/**
 * In notation, and in words.
 */
id: string, side: string, };

export type SeatWaits = { table: string, 
/**
 * Nothing if there is no such table, or the secret opens no seat of it.
 */
seat: number | null, waiting: boolean, over: boolean, };

export type SessionBody = { name: string, session: string, };

export type SitBody = { name: string, };

export type TableBody = { table: string, game: string, seats: Array<SeatInfo>, plies: number, over: boolean, rematch: string | null, };

export type WaitingBody = { seats: Array<SeatKey>, };

/**
 * In the order they were asked for.
 */
export type WaitsBody = { seats: Array<SeatWaits>, };
