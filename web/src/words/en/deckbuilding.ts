export const deckbuilding = {};
