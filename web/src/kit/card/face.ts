// What a card of any game shows, and how it stands on the table.

import type { TraitFacts } from '../../wire/http';
import type { Light } from '../choice';

export type Size = 'chip' | 'table' | 'large';

/** A number with the shape that says what it is. */
export type Value = { kind: string; value: number | string; changed: boolean };

export type Face = {
  name: string;
  unique: boolean;
  /** Whose colours it has. */
  faction: string;
  /** A second pair of colours. */
  second?: string | undefined;
  /** What stands under the name. */
  subtitle?: string | undefined;
  /** It lies: a base, a leader. */
  wide: boolean;
  cost?: Value | undefined;
  /** In their fixed order. */
  values: Value[];
  /** Hit points left and in all. */
  points?: { left: number; all: number } | null;
  kinds: TraitFacts[];
  /** Shown on the large card. */
  text: string;
  /** How many letters the large card has to hold. */
  letters: number;
};

export type State = {
  light?: Light | undefined;
  /** It looks selected, though nothing more is asked of it. */
  taken?: boolean;
  /** It has done something this turn. */
  used?: boolean;
  /** There is nothing more it could do. */
  dim?: boolean;
  /** It came just now. */
  fresh?: boolean | undefined;
  hinted?: boolean;
  /** How many of the same lie here as one. */
  copies?: number | undefined;
  /** It is turned, and can do nothing more this round. */
  exhausted?: boolean | undefined;
  /** Damage it has taken. */
  damage?: number | undefined;
  /** The picture of what forbids to take it now. */
  barred?: string | undefined;
  /** What is gathered against it. */
  gathered?: { icon: string; value: number } | undefined;
  /** The picture of what will become of it. */
  fate?: string | undefined;
};
