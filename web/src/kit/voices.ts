// Who says what, and whom one does not want to hear.

import type { ChatLine } from '../wire/wire';

/** A seat, or somebody beside the table by name. */
export const voiceOf = ({ seat, name }: ChatLine): string => (seat === null ? `beside ${name}` : `seat ${seat}`);

export const audible = (lines: ChatLine[], muted: string[]): ChatLine[] => lines.filter((line) => !muted.includes(voiceOf(line)));

/** Those of them who have said something, by the name they went by last. */
export function silenced(lines: ChatLine[], muted: string[]): { voice: string; name: string }[] {
  const names = new Map(lines.map((line) => [voiceOf(line), line.name]));
  return muted.map((voice) => ({ voice, name: names.get(voice) ?? '' }));
}
