/** What a cell may hold; nothing is written for null and undefined. */
export type Cell = string | number | null | undefined;

/** A table of the export. */
export interface Table<Source> {
  /** File name without folder. */
  file: string;
  /** What it is called in the README. */
  title: string;
  columns: readonly string[];
  /** Cells of each row that one thing brings, in the order of the columns. */
  rowsOf(source: Source): Cell[][];
}
