import type { TreatmentLog } from '@hidamari/contract/treatment-logs';
import { fieldLabel } from '@hidamari/domain/members';
import type { Cell, Table } from './table.ts';

/** One row for each thing of its kind, with the log it stands in. */
export type LogTable = Table<TreatmentLog>;

interface Column<Item> {
  header: string;
  of(item: Item, log: TreatmentLog): Cell;
}

/** Every table begins with these, so that rows of two tables can be laid together. */
const LOG_COLUMNS: readonly Column<unknown>[] = [
  { header: '記録番号', of: (_, log) => log.id },
  { header: fieldLabel('log_date'), of: (_, log) => log.log_date },
  { header: fieldLabel('log_time'), of: (_, log) => log.log_time },
];

/** A table of the items that `itemsOf` finds in a log. */
export function logTable<Item>(table: {
  file: string;
  title: string;
  itemsOf(log: TreatmentLog): readonly Item[];
  columns: readonly (readonly [header: string, of: Column<Item>['of']])[];
}): LogTable {
  const { file, title, itemsOf } = table;
  const own = table.columns.map(([header, of]): Column<Item> => ({ header, of }));
  const columns = [...LOG_COLUMNS, ...own];
  return {
    file,
    title,
    columns: columns.map(({ header }) => header),
    rowsOf: (log) => itemsOf(log).map((item) => columns.map(({ of }) => of(item, log))),
  };
}
