// Finds the names of cards in a sentence of the log, so that they can be links.

/** A name carries the sign that follows it: no line begins with a full stop. */
export type Piece = { text: string; face: string | null; sign: string };

/** The sentence in pieces. Longer names come first: one may hold another. */
export function mentions(sentence: string, names: { face: string; name: string }[]): Piece[] {
  let pieces: Piece[] = [{ text: sentence, face: null, sign: '' }];
  for (const { face, name } of [...names].sort((a, b) => b.name.length - a.name.length)) {
    pieces = pieces.flatMap((piece) => (piece.face === null ? split(piece.text, face, name) : [piece]));
  }
  for (const [at, piece] of pieces.entries()) {
    const next = pieces[at + 1];
    const sign = /^[.,:;)]+/.exec(next?.text ?? '')?.[0] ?? '';
    if (piece.face === null || next === undefined || next.face !== null) continue;
    pieces[at] = { ...piece, sign };
    pieces[at + 1] = { ...next, text: next.text.slice(sign.length) };
  }
  return pieces.filter((piece) => piece.text !== '');
}

function split(text: string, face: string, name: string): Piece[] {
  if (name === '') return [{ text, face: null, sign: '' }];
  const rest = text.split(name).map((part): Piece => ({ text: part, face: null, sign: '' }));
  return rest.flatMap((part, i) => (i === 0 ? [part] : [{ text: name, face, sign: '' }, part]));
}
