import type { Cell } from '../tables/table.ts';
import { tableText } from '../tables/table-text.ts';
import type { TakenAttached, TakenCase, TakenInquiry } from './consultation-sources.ts';

interface Sources {
  cases(): AsyncIterable<TakenCase>;
  inquiries(): AsyncIterable<TakenInquiry>;
}

/** A table of the consultations, written from what it reads itself. */
export interface ConsultationTable {
  /** File name without folder. */
  file: string;
  /** What it is called in the README. */
  title: string;
  columns: readonly string[];
  textOf(sources: Sources): AsyncGenerator<string>;
}

/** A table with a row for each thing that `rowsIn` finds. */
export function consultationTable<Row>(table: {
  file: string;
  title: string;
  rowsIn(sources: Sources): AsyncIterable<Row>;
  columns: readonly (readonly [header: string, of: (row: Row) => Cell])[];
}): ConsultationTable {
  const { file, title, rowsIn } = table;
  const columns = table.columns.map(([header]) => header);
  const rowsOf = (row: Row) => [table.columns.map(([, of]) => of(row))];
  return { file, title, columns, textOf: (sources) => tableText({ columns, rowsOf }, rowsIn(sources)) };
}

/** Titles and addresses of what was put beside words, a pair a line. */
export function attachedCell(attached: readonly TakenAttached[]): string {
  return attached.map(({ title, url }) => `${title} ${url}`).join('\n');
}
