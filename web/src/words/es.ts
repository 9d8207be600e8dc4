import { deckbuilding } from './es/deckbuilding';
import { decks } from './es/decks';
import { kit } from './es/kit';
import { pages } from './es/pages';
import { table } from './es/table';
import { unlimited } from './es/unlimited';

export const es = { ...table, ...kit, ...pages, ...decks, ...deckbuilding, ...unlimited };
