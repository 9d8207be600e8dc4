import type { Drawing } from '../../kit/stage';
import Card from './Card.svelte';
import { guide } from './guide';
import { icon } from './icons';
import Table from './Table.svelte';
import { turnOf } from './turn';

export const drawing: Drawing = { Table, Card, icon, guide, turn: turnOf };
