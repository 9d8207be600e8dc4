import { deckbuilding } from './en/deckbuilding';
import { pages } from './en/pages';
import { table } from './en/table';

export const en = { ...table, ...pages, ...deckbuilding };
