// Pictures of the places: pure functions of their names. Cut paper, a lit half and a shaded one.

const INK = '#160d07';

/** Ground, what lies on it, and moons or suns behind it. */
type World = { ground: string; shapes: string; beside?: string };

const WORLDS: Readonly<Record<string, World>> = {
  cantonica: {
    ground: '#e3c08a',
    shapes:
      '<path d="M0 40Q20 32 36 40T64 38V64H0Z" fill="#c7965a"/>' +
      '<path d="M8 24q10-6 20-2t10 8q-12 4-20 2T8 24Z" fill="#5f9fb8"/>' +
      '<circle cx="40" cy="20" r="1.5" fill="#fff3c9"/>' +
      '<circle cx="45" cy="25" r="1.5" fill="#fff3c9"/>' +
      '<circle cx="37" cy="26" r="1.5" fill="#fff3c9"/>' +
      '<circle cx="43" cy="31" r="1.5" fill="#fff3c9"/>' +
      '<circle cx="49" cy="21" r="1.5" fill="#fff3c9"/>',
  },
  'ord-mantell': {
    ground: '#a998c9',
    shapes:
      '<path d="M0 20 14 12l8 8 10-10 12 12 20-6V0H0Z" fill="#7f6da6"/>' +
      '<path d="M0 44 16 36l10 8 12-8 26 10v20H0Z" fill="#cbbfe0"/>' +
      '<circle cx="24" cy="32" r="3.5" fill="#7f6da6"/>' +
      '<circle cx="41" cy="37" r="2.5" fill="#7f6da6"/>',
  },
  'mon-calamari': {
    ground: '#4a8ad0',
    shapes:
      '<g fill="none" stroke="#dcebff" stroke-width="4" stroke-linecap="round"><path d="M8 22q10-6 20 0t22-2"/><path d="M4 40q14 8 26 0t28 4"/><path d="M22 53q8-4 16 0"/></g>' +
      '<circle cx="26" cy="31" r="2.5" fill="#9fd08a"/>' +
      '<circle cx="42" cy="34" r="2" fill="#9fd08a"/>',
  },
  lothal: {
    ground: '#cdbb68',
    shapes:
      '<path d="M0 0H64V18Q44 28 30 20T0 22Z" fill="#dfd3a0"/>' +
      '<path d="M0 42Q20 34 34 42T64 40V64H0Z" fill="#7fa15a"/>' +
      '<path d="M20 38l6-12 6 12Z" fill="#f0e6c0"/>' +
      '<path d="M34 39l4-9 5 9Z" fill="#f0e6c0"/>',
  },
  kessel: {
    ground: '#c9774f',
    shapes:
      '<path d="M0 0H64V24L44 30 36 24 22 34 0 28Z" fill="#6f9a68"/>' +
      '<g fill="none" stroke="#4a2416" stroke-width="2.6"><path d="M10 40l10 4 6 10M34 36l4 10 10 4M22 48l12 2"/></g>',
  },
  tatooine: {
    ground: '#ecb968',
    shapes:
      '<path d="M0 26Q20 20 34 28T64 26V36Q44 42 30 34T0 36Z" fill="#d2924a"/>' +
      '<path d="M0 48Q22 42 40 48T64 46V64H0Z" fill="#c57f3c"/>' +
      '<path d="M6 16Q20 10 34 16T58 14" fill="#f7dca0" opacity="0.9"/>',
    beside: '<circle cx="9" cy="10" r="7" fill="#160d07"/>' +
      '<circle cx="9" cy="10" r="5" fill="#fff1c2"/>' +
      '<circle cx="19" cy="4" r="4.6" fill="#160d07"/>' +
      '<circle cx="19" cy="4" r="3.2" fill="#ffb961"/>',
  },
  'nal-hutta': {
    ground: '#98a854',
    shapes:
      '<path d="M4 18q12-8 22 0t10 10q-14 6-24 0T4 18Z" fill="#6a7a34"/>' +
      '<path d="M28 44q10-8 24-2t6 14H30Z" fill="#6a7a34"/>' +
      '<circle cx="18" cy="42" r="5" fill="#b9bf78"/>' +
      '<circle cx="46" cy="24" r="4" fill="#b9bf78"/>' +
      '<path d="M0 34Q20 30 32 36" fill="#7a5f38"/>',
    beside: '<circle cx="57" cy="11" r="6.5" fill="#160d07"/>' +
      '<circle cx="57" cy="11" r="4.6" fill="#cfc4a8"/>',
  },
  naboo: {
    ground: '#5fb0b0',
    shapes:
      '<path d="M10 14q12-8 22-2t2 14q-8 8-18 2T10 14Z" fill="#8fc47a"/>' +
      '<path d="M34 38q12-6 22 2t-4 18q-14 2-20-6t2-14Z" fill="#8fc47a"/>' +
      '<path d="M6 44q6-4 12 0t-2 8Z" fill="#8fc47a"/>' +
      '<path d="M30 8q12 2 18 10" fill="none" stroke="#eafaf4" stroke-width="3.5" stroke-linecap="round"/>',
  },
  ryloth: {
    ground: '#cf6f4c',
    shapes:
      '<path d="M0 18Q16 10 32 18T64 14V26Q44 32 30 26T0 30Z" fill="#a84a30"/>' +
      '<path d="M0 44Q20 36 36 44T64 42V52Q40 58 26 52T0 56Z" fill="#e79a6c"/>' +
      '<path d="M14 34l8-3 8 4 10-3" fill="none" stroke="#7a2f1e" stroke-width="3"/>',
  },
  takodana: {
    ground: '#6aa868',
    shapes:
      '<path d="M12 20q8-6 18-2t8 12q-10 6-18 2T12 20Z" fill="#5fa6c4"/>' +
      '<path d="M34 42q8-4 16 0t2 10H36Z" fill="#5fa6c4"/>' +
      '<path d="M4 40q10-6 18 2t2 14Z" fill="#3f7f4f"/>' +
      '<path d="M40 14q8-2 12 6l-6 8q-8-4-6-14Z" fill="#3f7f4f"/>',
  },
};

const MAELSTROM =
  '<circle cx="32" cy="32" r="30" fill="#160d07"/>' +
  '<g fill="none" stroke-linecap="round"><path d="M6 34a26 26 0 0 1 50-8" stroke="#45395b" stroke-width="7"/><path d="M58 30a26 26 0 0 1-48 14" stroke="#335763" stroke-width="7"/><path d="M15 36a17 17 0 0 1 31-13" stroke="#8474a5" stroke-width="6"/><path d="M49 29a17 17 0 0 1-31 13" stroke="#6d9aa8" stroke-width="6"/><path d="M24 34a8.5 8.5 0 0 1 15-6" stroke="#ece4fa" stroke-width="4"/><path d="M40 31a8.5 8.5 0 0 1-15 6" stroke="#e3f2f4" stroke-width="4"/></g>' +
  '<circle cx="32" cy="32" r="3" fill="#ffb961"/>';

/** Two rocks and what people have built between them. */
const RING =
  '<path d="M4 30 10 12l16-6 10 8-2 14-10 12-14 2Z" fill="#160d07"/>' +
  '<path d="M8 29l5-14 12-5 7 6-2 11-8 9-10 2Z" fill="#cdb79a"/>' +
  '<path d="M22 38l8-9 2-13 4 4-2 12-8 9Z" fill="#6b5440"/>' +
  '<path d="M34 46l4-14 12-4 10 10-2 14-12 8-10-4Z" fill="#160d07"/>' +
  '<path d="M38 46l3-11 9-3 7 7-2 10-8 6-7-3Z" fill="#b39a78"/>' +
  '<path d="M47 55l8-6 2-10 3 3-2 10-9 6Z" fill="#574334"/>' +
  '<path d="M24 32 44 44" stroke="#160d07" stroke-width="11"/>' +
  '<path d="M24 32 44 44" stroke="#e8d9be" stroke-width="6"/>' +
  '<path d="M27 33.5 41 42" stroke="#ffb961" stroke-width="2.2" stroke-dasharray="2 3"/>';

/** The night side, away from the lamp. */
const NIGHT = `<path d="M32 1A31 31 0 0 1 32 63 44 44 0 0 0 32 1Z" transform="rotate(38 32 32)" fill="${INK}" opacity=".46"/>`;

/** The picture of a planet or of the Maelstrom, 64 by 64. */
export function worldOf(id: string): string {
  if (id === 'maelstrom') return MAELSTROM;
  if (id === 'ring-of-kafrene') return RING;
  const { ground, shapes, beside = '' } = WORLDS[id] ?? { ground: '#b39a78', shapes: '' };
  const cut = `world-${id}`;
  return (
    `${beside}<clipPath id="${cut}"><circle cx="32" cy="32" r="27"/></clipPath><circle cx="32" cy="32" r="30.5" fill="${INK}"/>` +
    `<circle cx="32" cy="32" r="27" fill="${ground}"/><g clip-path="url(#${cut})">${shapes}${NIGHT}</g>`
  );
}
