import { foldForLookUp } from './look-up-text.ts';

/** How near a name is to what was typed; the smallest comes first. */
const NEARNESS = { same: 0, beginning: 1, beginningOfWord: 2, within: 3, none: 4 } as const;

/**
 * The found rows in the order they are shown: the same name, then names and readings that begin with the typed text,
 * then those of which a word does, then the rest (G73); within each the shortest name first, then by reading.
 * @param namesOf the row's name, then its readings and further names.
 */
export function rankFound<Row>(
  rows: readonly Row[],
  typed: string,
  namesOf: (row: Row) => readonly [string, ...string[]],
): Row[] {
  const text = foldForLookUp(typed);
  return rows
    .map((row) => {
      const names = namesOf(row);
      const nearness = Math.min(...names.map((name) => nearnessOf(name, text)));
      return { row, nearness, length: [...names[0]].length, sorting: names.toReversed().join(' ') };
    })
    .toSorted(
      (a, b) =>
        a.nearness - b.nearness ||
        a.length - b.length ||
        (a.sorting < b.sorting ? -1 : Number(a.sorting > b.sorting)),
    )
    .map(({ row }) => row);
}

function nearnessOf(name: string, text: string): number {
  const whole = foldForLookUp(name);
  if (whole === text) return NEARNESS.same;
  if (whole.startsWith(text)) return NEARNESS.beginning;
  const words = name.normalize('NFKC').split(/\s+/).map(foldForLookUp);
  if (words.some((word) => word.startsWith(text))) return NEARNESS.beginningOfWord;
  return whole.includes(text) ? NEARNESS.within : NEARNESS.none;
}
