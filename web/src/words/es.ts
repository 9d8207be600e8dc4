import { deckbuilding } from './es/deckbuilding';
import { decks } from './es/decks';
import { kit } from './es/kit';
import { outerRim } from './es/outer-rim';
import { outerRimMap } from './es/outer-rim-map';
import { outerRimTable } from './es/outer-rim-table';
import { pages } from './es/pages';
import { table } from './es/table';
import { unlimited } from './es/unlimited';

export const es = { ...table, ...kit, ...pages, ...decks, ...deckbuilding, ...unlimited, ...outerRim, ...outerRimMap, ...outerRimTable };
