/** A row of a list, and where it stands in its file. */
export interface ListedRow<Row> {
  row: Row;
  file: string;
  line: number;
}
