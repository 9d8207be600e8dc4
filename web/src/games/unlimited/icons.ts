/** The picture beside a line of the log. */
const ICONS: [RegExp, string][] = [
  [/damage|attack/, 'damage'],
  [/defeat/, 'defeat'],
  [/drew|hand|returned/, 'draw'],
  [/heal/, 'k-restore'],
  [/prevent|token/, 'k-shielded'],
  [/initiative|over/, 'flag'],
  [/deployed/, 'leader'],
  [/resource|paid/, 'resource'],
  [/discard/, 'discard'],
  [/reveal|look|named/, 'reveal'],
  [/shuffle|bottom|top|deck|mulligan/, 'deck'],
  [/ready|readied|exhausted/, 'ready'],
  [/passed/, 'end'],
];

export const icon = (what: string): string => ICONS.find(([pattern]) => pattern.test(what))?.[1] ?? 'activated';
