/** 見本 in strokes: a server may have no letters to write it with. */
const EXAMPLE_MARK =
  'M0 0h26v34H0zM0 11h26M0 22h26M8 34C8 46 4 52-4 56M18 34v14c0 6 3 8 10 8h8v-8M58 8h44M80-6v62M80 8C74 26 66 36 54 44M80 8c6 18 14 28 26 36M68 40h24';

const INK = '#4a3a2c';

function sheet(contents: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="1200" viewBox="0 0 900 1200">
<rect width="900" height="1200" fill="#efe5d2"/>
<rect x="70" y="80" width="760" height="1040" fill="#fffdf8" stroke="#d8c9ae" stroke-width="4"/>
<g fill="none" stroke="#b04e1d" stroke-width="7" stroke-linecap="round" stroke-linejoin="round" transform="translate(130 140) scale(1.5)"><path d="${EXAMPLE_MARK}"/></g>
${contents}</svg>`;
}

const lineAt = (y: number, width: number) =>
  `<path d="M130 ${y}h${width}" stroke="${INK}" stroke-width="9" opacity="0.55"/>`;

const ROWS = Array.from({ length: 9 }, (_, row) => 380 + row * 72);

/** Pictures of papers as a member photographs them, all of them marked 見本 and without a word of anybody's. */
export const DEMO_PICTURES = {
  /** A sheet of results: rows, and no value that could be read. */
  resultSheet: sheet(
    `${ROWS.map((y) => `<path d="M130 ${y + 36}h640" stroke="#d8c9ae" stroke-width="3"/>${lineAt(y, 190)}${lineAt(y, 60).replace('M130', 'M400')}${lineAt(y, 130).replace('M130', 'M560')}`).join('')}`,
  ),
  /** A leaflet of a medicine. */
  medicineLeaflet: sheet(
    `<rect x="130" y="300" width="260" height="120" rx="60" fill="#f2c9a8" stroke="${INK}" stroke-width="7"/><path d="M260 300v120" stroke="${INK}" stroke-width="7"/>${ROWS.slice(
      2,
    )
      .map((y, row) => lineAt(y, row % 3 === 2 ? 380 : 640))
      .join('')}`,
  ),
} as const;
