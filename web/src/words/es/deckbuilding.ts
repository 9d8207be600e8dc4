import type { deckbuilding as english } from '../en/deckbuilding';

export const deckbuilding: Record<keyof typeof english, string> = {};
