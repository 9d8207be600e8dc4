// Pictures that tell games and tables apart.

import { aboutOf } from '../../games';
import { art } from '../../look/art';

/** The picture of a game, in the colours of a seat's team; `use` names the place where it is drawn. */
export const pictureOf = (game: string, seat: { id: string; team: string } | undefined, use: string): string =>
  art({ id: `${game}-${seat?.id ?? ''}`, kind: aboutOf(game)?.picture ?? '', faction: seat?.team ?? '', traits: [] }, use);

/** A small picture that tells tables apart. */
export const faceOfTable = (table: string, team: string, use: string): string =>
  art({ id: table, kind: 'base', faction: team, traits: [] }, use);
