import type { Drawing, Zone } from '../../kit/stage';
import Card from './Card.svelte';
import { faceOf } from './face';
import { finale } from './finale';
import { guide } from './guide';
import { icon } from './icons';
import Table from './Table.svelte';
import Thumb from './Thumb.svelte';
import { turnOf } from './turn';

const zones: Zone[] = [
  { key: 'g', zone: 'ground', title: 'un.ground' },
  { key: 'x', zone: 'space', title: 'un.space' },
  { key: 'b', zone: 'spine', title: 'un.spine' },
  { key: 'h', zone: 'hand', title: 'hand.yours' },
];

const colour = (team: string): string => (team === 'one' ? 'var(--rebel)' : 'var(--empire)');

const begins = (what: string): boolean => what === 'round-began';

export const drawing: Drawing = { name: 'unlimited', Table, Card, Picture: Thumb, colour, face: faceOf, zones, begins, icon, guide, finale, turn: turnOf };
