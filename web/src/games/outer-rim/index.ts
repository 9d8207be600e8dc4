import type { Drawing, Zone } from '../../kit/stage';
import Card from './Card.svelte';
import { faceOf } from './face';
import { finale } from './finale';
import { guide } from './guide';
import { icon } from './icons';
import Race from './race/Race.svelte';
import Table from './Table.svelte';
import Thumb from './Thumb.svelte';
import { turnOf } from './turn';

const zones: Zone[] = [
  { key: 'm', zone: 'map', title: 'or.zone.map' },
  { key: 'r', zone: 'market', title: 'or.zone.market' },
  { key: 'b', zone: 'board', title: 'or.zone.board' },
];

const COLOURS: Record<string, string> = { one: 'var(--rebel)', two: 'var(--empire)', three: 'var(--hutt)', four: 'var(--syndicate)' };
const colour = (team: string): string => COLOURS[team] ?? 'var(--neutral)';

const begins = (what: string): boolean => what === 'turn';

export const drawing: Drawing = { name: 'outer-rim', Table, Card, Picture: Thumb, Beside: Race, colour, face: faceOf, zones, begins, icon, guide, finale, turn: turnOf };
