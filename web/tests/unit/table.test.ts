import { describe, expect, it } from 'vitest';
import { attacksOf } from '../../src/games/deckbuilding/desk';
import { fold } from '../../src/kit/card/fold';
import { onTable, piles, places, source } from '../../src/games/deckbuilding/piles';
import { soundsOf } from '../../src/games/deckbuilding/sounds';
import { stacks } from '../../src/games/deckbuilding/stacks';
import { SOUNDS } from '../../src/kit/sounds';
import { delay, leg } from '../../src/kit/motion';
import { attacking, card, choosing, crowded, happened, middle } from './fixture';

const box = (left: number, top: number, width: number, height: number): DOMRect =>
  ({ left, top, width, height, right: left + width, bottom: top + height }) as DOMRect;

describe('piles', () => {
  it('have the top card first', () => {
    const discard = piles(middle().scene).find(({ id }) => id === 'discard.1');
    expect(discard?.cards.map(({ id }) => id)).toEqual(['x-wing.2', 'alliance-shuttle.1', 'y-wing.1', 'temple-guardian.1']);
  });

  it('count what is not known', () => {
    const all = piles(middle().scene);
    expect(all.find(({ id }) => id === 'hand.0')).toMatchObject({ cards: [], unknown: 5 });
    expect(all.find(({ id }) => id === 'bases.1')).toMatchObject({ unknown: 0 });
    expect(all.find(({ id }) => id === 'bases.0')).toMatchObject({ unknown: 1 });
  });

  it('hold every offered card that does not lie on the table', () => {
    const { scene, offers } = choosing();
    const reachable = onTable(scene, 1);
    const found = new Set(piles(scene).flatMap(({ cards }) => cards.map(({ id }) => id)));
    const hidden = offers.flatMap((offer) => offer.things.filter((thing) => !reachable.has(thing)));
    expect(hidden).toHaveLength(4);
    for (const id of hidden) expect(found).toContain(id);
  });

  it('know where cards are, but not those in exile', () => {
    const where = places(middle().scene);
    expect(where.get('han-solo.1')).toBe('row.0');
    expect(where.get('x-wing.1')).toBe('hand.1');
    expect(where.get('chewbacca.1')).toBe('play.1');
    expect(where.has('alliance-shuttle.7')).toBe(false);
    expect(source('row.0')).toBe('galaxy-deck.0');
    expect(source('hand.1')).toBe('deck.1');
    expect(source('exile')).toBeNull();
  });
});

describe('chips', () => {
  it('lie side by side if they are not the same', () => {
    expect(stacks(middle().scene.players[1]?.in_play ?? [], () => '')).toHaveLength(4);
  });

  it('of the same card are stacked, but never with a selected one', () => {
    const many = crowded().scene.players[1]?.in_play ?? [];
    expect(stacks(many, () => '').find(({ top }) => top.face === 'alliance-shuttle')?.copies).toBe(4);
    const selected = stacks(many, (id) => (id === 'alliance-shuttle.4' ? 'selected' : ''));
    expect(selected.filter(({ top }) => top.face === 'alliance-shuttle').map(({ copies }) => copies)).toEqual([3, 1]);
  });

  it('differ by what they are worth now', () => {
    const cards = Array.from({ length: 9 }, (_, nth) => card(`x-wing.${nth}`, { attack: nth === 0 ? 4 : 3 }));
    expect(stacks(cards, () => '').map(({ copies }) => copies)).toEqual([1, 8]);
  });
});

describe('open attacks', () => {
  it('are known by card and by target', () => {
    const { by, on } = attacksOf(attacking().scene);
    expect(by.get('chewbacca.1')).toBe('coruscant.1');
    expect(on.get('coruscant.1')).toBe(9);
    expect(on.get('darth-vader.1')).toBeUndefined();
  });
});

describe('motion', () => {
  it('goes from middle to middle and keeps the shape', () => {
    expect(leg(box(0, 0, 100, 140), box(100, 200, 50, 70))).toEqual({ dx: -75, dy: -165, scale: 2 });
    expect(leg(box(10, 10, 100, 140), box(11, 10, 100, 140))).toBeNull();
  });

  it('ends within the batch', () => {
    expect([0, 1, 5, 50].map(delay)).toEqual([0, 60, 300, 640]);
  });
});

describe('sounds', () => {
  it('go with what happened, as heard from the seat', () => {
    const events = [happened('drew'), happened('turn-began', [], { seat: 0 }), happened('shuffled'), happened('won', [], { seat: 0 })];
    expect(soundsOf(events, 1)).toEqual([SOUNDS.draw, SOUNDS.lose]);
    expect(soundsOf(events, 0)).toEqual([SOUNDS.draw, SOUNDS.turn, SOUNDS.win]);
    expect(soundsOf(events, null)).toEqual([SOUNDS.draw, SOUNDS.win]);
    expect(soundsOf(events, 2, [0, 2])).toEqual([SOUNDS.draw, SOUNDS.win]);
  });
});

describe('a strip', () => {
  const icon = (name: string, text: string | null = null) => ({ icon: name, text });
  const long = ['activated', 'force', 'resource', 'rebel', 'row', 'deck', 'resource', 'rebel', 'row'].map((name) => icon(name));

  it('is left alone while it fits', () => {
    const short = [icon('activated'), icon('draw', '1')];
    expect(fold(short, 7.3, 8.2)).toEqual({ symbols: short, tight: false });
  });

  it('is set closer, then cut', () => {
    expect(fold(long.slice(0, 6), 7.3, 8.2)).toEqual({ symbols: long.slice(0, 6), tight: true });
    const cut = fold(long, 7.3, 8.2);
    expect(cut.symbols.at(-1)).toEqual({ icon: null, text: '…' });
    expect(cut.symbols.length).toBeLessThan(long.length);
  });
});
