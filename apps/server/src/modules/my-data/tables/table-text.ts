import { stringify } from 'csv-stringify/sync';
import { guardedText } from './spreadsheet-guard.ts';
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
