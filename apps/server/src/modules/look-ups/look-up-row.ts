import { randomUUID } from 'node:crypto';
import { searchableName } from '@hidamari/domain/look-ups';

/** What both lists know of a row, wherever it comes from: the sample or a file. */
export interface ListedName {
  /** The row's code in its list: a new edition updates the row of the code. */
  code: string;
  name: string;
  /** The reading; empty where the list has none. */
  kana: string;
}

export interface ListedHospital extends ListedName {
  prefecture: string;
  city: string;
}

export interface ListedMedicine extends ListedName {
  /** Empty where the list has none. */
  general_name: string;
}

/** A row as it is stored, with what it is found by. A row of a known code keeps the id that it has. */
export function storedHospital(row: ListedHospital, isSample: boolean) {
  return stored(row, isSample, [row.name, row.kana]);
}

export function storedMedicine(row: ListedMedicine, isSample: boolean) {
  return stored(row, isSample, [row.name, row.general_name, row.kana]);
}

function stored<Row extends ListedName>(row: Row, isSample: boolean, names: readonly string[]) {
  return { ...row, id: randomUUID(), is_sample: isSample, is_retired: false, ...searchableName(names) };
}
