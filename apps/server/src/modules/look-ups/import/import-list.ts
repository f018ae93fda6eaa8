import type { Executor } from '../../../database/database.ts';
import type { ListedName } from '../look-up-row.ts';
import { countFindable, deleteSample, listCodes, retireCodes } from '../look-ups.repository.ts';
import type { hospitals, medicines } from '../look-ups.table.ts';
import type { ListedRow } from './listed-rows.ts';
import { ListFileError } from './listed-rows.ts';

/** Rows of one statement: well within the five seconds that one may take. */
const BATCH = 500;

export interface ListImport<Row extends ListedName> {
  table: typeof hospitals | typeof medicines;
  /** Reads the whole new edition from its first row, each time it is called. */
  read(): AsyncIterable<ListedRow<Row>>;
  write(rows: Row[]): Promise<void>;
  /** Takes an edition that has less than half of the rows there are now: else it counts as cut off. */
  isShrinkingAllowed: boolean;
}

export interface ImportedList {
  rows: number;
  /** Rows of the edition before that are no longer found. */
  retired: number;
}

/**
 * Reads a new edition of a list in. The files are read through once before anything is written, so that a bad line
 * changes nothing; then row by row by code, in batches, then what is gone is retired, and the sample goes last. Cut
 * off anywhere, the same command begins again and ends in the same state. In memory are one batch and the codes.
 */
export async function importList<Row extends ListedName>(
  executor: Executor,
  list: ListImport<Row>,
): Promise<ImportedList> {
  const codes = await checkedCodes(list);
  await refuseCutOff(executor, list, codes.size);
  for await (const rows of batches(list.read())) await list.write(rows);
  const retired = await retireGone(executor, list, codes);
  await deleteSample(executor, list.table);
  return { rows: codes.size, retired };
}

/** Every code of the edition; a code that stands there twice would make one row of two. */
async function checkedCodes<Row extends ListedName>({ read }: ListImport<Row>): Promise<Set<string>> {
  const codes = new Set<string>();
  for await (const { row, file, line } of read()) {
    if (codes.has(row.code)) throw ListFileError.at(file, line, `the code ${row.code} is there twice.`);
    codes.add(row.code);
  }
  if (codes.size === 0) throw new ListFileError('There is no row in it.');
  return codes;
}

async function refuseCutOff<Row extends ListedName>(
  executor: Executor,
  { table, isShrinkingAllowed }: ListImport<Row>,
  rows: number,
): Promise<void> {
  const now = await countFindable(executor, table);
  if (isShrinkingAllowed || rows * 2 >= now) return;
  throw new ListFileError(
    `It has ${rows} rows, and there are ${now} now: a part is missing. Name every file of the edition in one command, or add --fewer if this is right.`,
  );
}

async function* batches<Row>(rows: AsyncIterable<ListedRow<Row>>): AsyncGenerator<Row[]> {
  let batch: Row[] = [];
  for await (const { row } of rows) {
    batch.push(row);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

async function retireGone<Row extends ListedName>(
  executor: Executor,
  { table }: ListImport<Row>,
  codes: ReadonlySet<string>,
): Promise<number> {
  let retired = 0;
  let after = '';
  for (;;) {
    const page = await listCodes(executor, table, after, BATCH);
    const gone = page.filter((code) => !codes.has(code));
    if (gone.length > 0) await retireCodes(executor, table, gone);
    retired += gone.length;
    const last = page.at(-1);
    if (last === undefined) return retired;
    after = last;
  }
}
