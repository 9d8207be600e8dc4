import type { Drawing } from '../../kit/stage';
import Card from './Card.svelte';
import { guide } from './guide';
import { icon } from './icons';
import Table from './Table.svelte';
import { turnOf } from './turn';

const colour = (team: string): string => (team === 'empire' ? 'var(--empire)' : 'var(--rebel)');

export const drawing: Drawing = { name: 'deckbuilding', Table, Card, colour, icon, guide, turn: turnOf };
