import { charactersOf } from './printable-text.ts';
import { asSheetText, heightOf, type TextLayout } from './text-layout.ts';
import { textWidth } from './text-width.ts';

/** A list of the summary. */
export interface PrintedTable {
  readonly title: string;
  readonly columns: readonly PrintedColumn[];
  readonly rows: readonly (readonly string[])[];
  /** Said in place of rows. */
  readonly empty: string;
  /** Said of rows that page one has no room for. */
  restWords(count: number): string;
}

/** As wide as its words need, at most so many millimetres; without a bound it shares what the others leave. */
export interface PrintedColumn {
  readonly label: string;
  readonly most?: number;
}

/** Rows that a table has room for on page one. */
export const TABLE_ROWS = 6;
const ROW = 5.6;
/** From the title to the first row, and to what is said in place of rows. */
const HEAD = { rows: 10.6, empty: 8 } as const;
const GAP = 2;
const LABEL_SIZE = 8;
const CELL_SIZE = 8.5;

/** How a table is written: on page one, or whole on the pages after it, where a column may be as wide again. */
export const TABLE_LOOKS = {
  summary: { size: CELL_SIZE, room: 1 },
  whole: { size: 9, room: 2 },
} as const;
type TableLook = (typeof TABLE_LOOKS)[keyof typeof TABLE_LOOKS];

function neededWidth({ columns, rows }: PrintedTable, index: number, { size }: TableLook): number {
  const label = textWidth(charactersOf(columns[index]?.label ?? ''), { size: LABEL_SIZE });
  const cells = rows.map((row) => textWidth(charactersOf(row[index] ?? ''), { size }));
  return Math.max(label, ...cells) + GAP + 0.2;
}

const TITLE = { size: 11, bold: true } as const;
const NOTE_SIZE = 8;
/** Between a title and how many more rows there are. */
const BESIDE_TITLE = 4;

const titleWidth = ({ title }: PrintedTable) => textWidth(charactersOf(title), TITLE);

/** What is said of the rows that page one has no room for; empty where there are none. */
function noteOf({ rows, restWords }: PrintedTable): string {
  const rest = rows.length - TABLE_ROWS;
  return rest > 0 ? restWords(rest) : '';
}

/** Millimetres of the line above the columns. */
function headWidth(table: PrintedTable): number {
  const note = textWidth(charactersOf(noteOf(table)), { size: NOTE_SIZE });
  return titleWidth(table) + (note > 0 ? BESIDE_TITLE + note + 0.2 : 0);
}

/** Millimetres within which every word of a table would stand whole, as far as its columns may be wide. */
export function wantedWidth(table: PrintedTable): number {
  const shown = { ...table, rows: table.rows.slice(0, TABLE_ROWS) };
  const wanted = table.columns.map(({ most = Number.POSITIVE_INFINITY }, index) =>
    Math.min(most, neededWidth(shown, index, TABLE_LOOKS.summary)),
  );
  return Math.max(
    headWidth(table),
    wanted.reduce((sum, width) => sum + width, 0),
  );
}

/** Where the columns of a table stand between `x` and `x + width`, wide enough for their words in the letters of `look`. */
export function columnPlaces(
  table: PrintedTable,
  { x, width }: Pick<Place, 'x' | 'width'>,
  look: TableLook,
): { x: number; width: number }[] {
  const bound = table.columns.map(({ most }, index) =>
    most === undefined ? null : Math.min(most * look.room, neededWidth(table, index, look)),
  );
  const taken = bound.reduce<number>((sum, one) => sum + (one ?? 0), 0);
  const shared = (width - taken) / Math.max(1, bound.filter((one) => one === null).length);
  let at = x;
  return bound.map((one) => {
    const place = { x: at, width: (one ?? shared) - GAP };
    at += one ?? shared;
    return place;
  });
}

/** Where a table stands on page one, and how wide it is. */
interface Place {
  x: number;
  y: number;
  width: number;
}

/** What stands in place of rows. */
const emptyText = ({ empty }: PrintedTable, { x, y, width }: Place) => ({
  x,
  y: y + HEAD.empty,
  width,
  size: 9,
  text: empty,
});

/** Millimetres that a table takes on page one. */
export function tableHeight(table: PrintedTable, width: number): number {
  const { rows } = table;
  if (rows.length > 0) return HEAD.rows + Math.min(rows.length, TABLE_ROWS) * ROW;
  return HEAD.empty + heightOf(asSheetText(emptyText(table, { x: 0, y: 0, width })));
}

/** A table in its place on page one: the first rows, each on one line, and how many more there are. */
export function drawTable(pen: TextLayout, table: PrintedTable, { x, y, width }: Place): void {
  const { title, columns, rows } = table;
  const after = titleWidth(table) + BESIDE_TITLE;
  pen.block('heading', { ...TITLE, x, y, width: after, text: title });
  const text = noteOf(table);
  if (text !== '') {
    const note = { x: x + after, y: y + 0.8, width: width - after, size: NOTE_SIZE, text };
    pen.block('text', { ...note, shade: 'soft', align: 'right' });
  }
  if (rows.length === 0) {
    pen.rule(x, x + width, y + 6.5);
    pen.block('text', emptyText(table, { x, y, width }));
    return;
  }
  const shown = { ...table, rows: rows.slice(0, TABLE_ROWS) };
  const places = columnPlaces(shown, { x, width }, TABLE_LOOKS.summary);
  const line = (words: readonly string[], top: number, look: { size: number; shade?: 'soft' }) =>
    pen.block(
      'text',
      ...places.map((place, index) => ({ ...place, ...look, y: top, text: words[index] ?? '', cut: true })),
    );
  const labels = columns.map(({ label }) => label);
  line(labels, y + 6.2, { size: LABEL_SIZE, shade: 'soft' });
  shown.rows.forEach((row, index) => {
    const top = y + HEAD.rows + index * ROW;
    pen.rule(x, x + width, top);
    line(row, top + 0.9, { size: CELL_SIZE });
  });
}
