import { deckbuilding } from './es/deckbuilding';
import { kit } from './es/kit';
import { pages } from './es/pages';
import { table } from './es/table';
import { unlimited } from './es/unlimited';

export const es = { ...table, ...kit, ...pages, ...deckbuilding, ...unlimited };
