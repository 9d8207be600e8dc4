import type { Drawing } from '../../kit/stage';
import Card from './Card.svelte';
import Table from './Table.svelte';

export const drawing: Drawing = { Table, Card };
