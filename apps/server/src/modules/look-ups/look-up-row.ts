import { randomUUID } from 'node:crypto';
import { searchableName } from '@hidamari/domain/look-ups';
import { SEARCH_FOLD } from '@hidamari/domain/search-text';

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

/** What a hospital is found by. */
export const namesOfHospital = ({ name, kana }: Pick<ListedName, 'name' | 'kana'>): string[] => [name, kana];

/** What a medicine is found by. */
export const namesOfMedicine = (row: Pick<ListedMedicine, 'name' | 'general_name' | 'kana'>): string[] => [
  row.name,
  row.general_name,
  row.kana,
];

/** A row as it is stored, with what it is found by. A row of a known code keeps the id that it has. */
export function storedHospital(row: ListedHospital, isSample: boolean) {
  return stored(row, isSample, namesOfHospital(row));
}

export function storedMedicine(row: ListedMedicine, isSample: boolean) {
  return stored(row, isSample, namesOfMedicine(row));
}

function stored<Row extends ListedName>(row: Row, isSample: boolean, names: readonly string[]) {
  return {
    ...row,
    id: randomUUID(),
    is_sample: isSample,
    is_retired: false,
    ...searchableName(names),
    search_fold: SEARCH_FOLD,
  };
}
