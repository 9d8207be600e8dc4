// Searching as people type: without accents, without capitals.

export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[\u2010\u2011]/g, '-')
    .toLowerCase();

export const wordsOf = (query: string): string[] => plain(query).split(/\s+/).filter((word) => word !== '');
