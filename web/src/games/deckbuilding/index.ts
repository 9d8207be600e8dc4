import type { Drawing, Zone } from '../../kit/stage';
import Card from './Card.svelte';
import { faceOf } from './face';
import { finale } from './finale';
import { guide } from './guide';
import { icon } from './icons';
import Table from './Table.svelte';
import { turnOf } from './turn';

const zones: Zone[] = [
  { key: 'r', zone: 'row', title: 'db.row' },
  { key: 'h', zone: 'hand', title: 'hand.yours' },
];

const colour = (team: string): string => (team === 'empire' ? 'var(--empire)' : 'var(--rebel)');

const begins = (what: string): boolean => what === 'turn-began';

export const drawing: Drawing = { name: 'deckbuilding', Table, Card, colour, face: faceOf, zones, begins, icon, guide, finale, turn: turnOf };
