import { stringify } from 'csv-stringify/sync';
import type { Cell, Table } from './table.ts';

/** Rows that are written at once. */
const WRITTEN_AT_ONCE = 200;

/**
 * A table as a spreadsheet on Windows opens it: UTF-8 with its mark, lines ended by CRLF. What a spreadsheet would run
 * as a formula, or turn into a day, gets an apostrophe before it (`guardedText`).
 */
export async function* tableText<Source>(
  table: Pick<Table<Source>, 'columns' | 'rowsOf'>,
  sources: AsyncIterable<Source>,
): AsyncGenerator<string> {
  yield write([[...table.columns]], true);
  let waiting: Cell[][] = [];
  for await (const source of sources) {
    waiting.push(...table.rowsOf(source));
    if (waiting.length < WRITTEN_AT_ONCE) continue;
    yield write(waiting);
    waiting = [];
  }
  yield write(waiting);
}

function write(rows: Cell[][], isFirst = false): string {
  return stringify(rows, { bom: isFirst, record_delimiter: 'windows', cast: { string: guardedText } });
}

/** A number that a spreadsheet keeps as it is: no zeros before it, no more figures than it remembers. */
const NUMBER = /^-?(?:0|[1-9]\d{0,14})(?:\.\d{1,15})?$/;
const MOST_FIGURES = 15;

/** A whole day, moment or time as our own columns write them: what a spreadsheet makes of it says the same. */
const OWN_MOMENT = /^\d{4}-\d{2}-\d{2}(?: \d{2}:\d{2}(?::\d{2})?)?$|^\d{2}:\d{2}$/;

/** A formula of spreadsheets begins so; lines of dashes alone are none. */
const FORMULA = /^[\s\0]*[=+\-@]/;
const DASHES = /^[-+]+$/;
/** May be swallowed, and what comes after it read as a formula (OWASP, CSV Injection). */
const CONTROL = /^[\t\r\n\0]/;

const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*';
/** What Excel turns into a day, a time or another number as it opens a file, so that nobody can tell what was written. */
const TURNED: readonly RegExp[] = [
  // 0012 becomes 12, and the last figures of a long number become zeros.
  /^-?0\d[\d.]*$/,
  /^-?\d{16,}(?:\.\d+)?$/,
  // 1/2, 1-2, 2025/11, R7.11.2: days.
  /^(?:0?[1-9]|1[0-2])[/-]\d{1,4}$/,
  /^\d{1,4}[/-](?:0?[1-9]|1[0-2])$/,
  /^\d{1,4}[/-]\d{1,2}[/-]\d{1,4}$/,
  /^[mtshr]\d{1,2}[./-]\d{1,2}(?:[./-]\d{1,2})?$/i,
  new RegExp(String.raw`^${MONTH}[ ./-]?\d{1,4}$`, 'i'),
  new RegExp(String.raw`^\d{1,2}[ ./-]?${MONTH}(?:[ ./-]\d{1,4})?$`, 'i'),
  // 1:30 a time, 1 1/2 and (5) and 1E5 numbers.
  /^\d+:\d+(?::\d+)?$/,
  /^\d+ \d+\/\d+$/,
  /^\(\d[\d.,]*\)$/,
  /^-?\d+(?:\.\d+)?e[+-]?\d+$/i,
];

/** Stands before a text that must stay one. A text that begins with it gets one too, so that it can be taken away again. */
const TEXT_MARK = "'";

/**
 * A text as a cell of a CSV file (G136, F25): a plain number stays one, what a spreadsheet would run as a formula or turn
 * into something else is marked as a text. Taking one mark from whatever begins with it gives every text back
 * (decision 0094).
 */
function guardedText(text: string): string {
  return needsMark(text) ? `${TEXT_MARK}${text}` : text;
}

function needsMark(text: string): boolean {
  // Japanese spreadsheets read figures and signs of full width as theirs.
  const folded = text.normalize('NFKC');
  const bare = folded.trim();
  if (text.startsWith(TEXT_MARK) || folded.startsWith(TEXT_MARK) || CONTROL.test(text)) return true;
  if (isPlainNumber(bare) || OWN_MOMENT.test(bare) || DASHES.test(bare)) return false;
  return FORMULA.test(folded) || TURNED.some((form) => form.test(bare));
}

function isPlainNumber(text: string): boolean {
  return NUMBER.test(text) && text.replace(/\D/g, '').length <= MOST_FIGURES;
}
