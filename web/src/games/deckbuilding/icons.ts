/** The picture beside a line of the log. */
const ICONS: [RegExp, string][] = [
  [/damage|attack|destroyed|defeated/, 'damage'],
  [/force/, 'force'],
  [/purchas|brib|row/, 'row'],
  [/drew|hand/, 'draw'],
  [/exile/, 'exile'],
  [/discard|put-away/, 'discard'],
  [/repair|prevent/, 'repair'],
  [/reveal|look/, 'reveal'],
  [/resource|spent/, 'resource'],
  [/shuffle/, 'deck'],
  [/won|first/, 'flag'],
];

export const icon = (what: string): string => ICONS.find(([pattern]) => pattern.test(what))?.[1] ?? 'activated';
