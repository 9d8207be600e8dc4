import { deckbuilding } from './es/deckbuilding';
import { pages } from './es/pages';
import { table } from './es/table';

export const es = { ...table, ...pages, ...deckbuilding };
