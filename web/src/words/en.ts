import { deckbuilding } from './en/deckbuilding';
import { decks } from './en/decks';
import { kit } from './en/kit';
import { outerRim } from './en/outer-rim';
import { outerRimMap } from './en/outer-rim-map';
import { outerRimTable } from './en/outer-rim-table';
import { pages } from './en/pages';
import { table } from './en/table';
import { unlimited } from './en/unlimited';

export const en = { ...table, ...kit, ...pages, ...decks, ...deckbuilding, ...unlimited, ...outerRim, ...outerRimMap, ...outerRimTable };
