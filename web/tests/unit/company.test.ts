import { describe, expect, it } from 'vitest';
import { arrivals, away, changes } from '../../src/pages/table/company';
import type { SeatInfo } from '../../src/wire/wire';
import { SEATS } from './fixture';

const [me, friend] = SEATS as [SeatInfo, SeatInfo];
const seats = (more: Partial<SeatInfo>): SeatInfo[] => [me, { ...friend, ...more }];

describe('company', () => {
  it('sits down once, and is back after that', () => {
    expect(arrivals(seats({ here: false, came: false }), seats({}), 0)).toEqual([{ seat: 1, first: true }]);
    expect(arrivals(seats({ here: false }), seats({}), 0)).toEqual([{ seat: 1, first: false }]);
    expect(arrivals(seats({}), seats({}), 0)).toEqual([]);
  });

  it('is no news of oneself, of computers, or before the first look', () => {
    expect(arrivals(seats({ here: false }), seats({}), 1)).toEqual([]);
    expect(arrivals(seats({ here: false, who: 'bot' }), seats({ who: 'bot' }), 0)).toEqual([]);
    expect(arrivals([], seats({}), 0)).toEqual([]);
  });

  it('is away when it has been there', () => {
    expect(away(seats({ here: false }), 0).map(({ seat }) => seat)).toEqual([1]);
    expect(away(seats({ here: false, came: false }), 0)).toEqual([]);
    expect(away(seats({ here: false, who: 'stand-in' }), 0)).toEqual([]);
    expect(away(seats({ here: false }), 1)).toEqual([]);
  });

  it('is told when a computer plays, when a seat is given back, and when it is free again', () => {
    expect(changes(seats({}), seats({ who: 'stand-in' }), 0)).toEqual([{ seat: 1, change: 'stood-in', name: friend.name }]);
    expect(changes(seats({ who: 'stand-in' }), seats({}), 0)).toEqual([{ seat: 1, change: 'returned', name: friend.name }]);
    expect(changes(seats({}), seats({ who: 'open', name: '' }), 0)).toEqual([{ seat: 1, change: 'left', name: friend.name }]);
    expect(changes(seats({}), seats({ name: 'Lucho' }), 0)).toEqual([]);
    expect(changes(seats({ who: 'open' }), seats({}), 0)).toEqual([]);
    expect(changes(seats({}), seats({ who: 'stand-in' }), 1)).toEqual([]);
  });
});
