import { deckbuilding } from './en/deckbuilding';
import { kit } from './en/kit';
import { pages } from './en/pages';
import { table } from './en/table';

export const en = { ...table, ...kit, ...pages, ...deckbuilding };
