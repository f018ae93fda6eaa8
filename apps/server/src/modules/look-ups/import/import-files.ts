import { basename } from 'node:path';
import { foldWidth } from '@hidamari/domain/japanese-text';
import { toFullKatakana } from '@hidamari/domain/kana';
import { PREFECTURES } from '@hidamari/domain/prefectures';
import { LOG_FIELDS } from '@hidamari/domain/treatment-logs';
import type { Executor } from '../../../database/database.ts';
import { type ListedHospital, type ListedMedicine, storedHospital, storedMedicine } from '../look-up-row.ts';
import { writeHospitalRows, writeMedicineRows } from '../look-ups.repository.ts';
import { hospitals, medicines } from '../look-ups.table.ts';
import { cityOfAddress } from './city-of-address.ts';
import { type ImportedList, importList } from './import-list.ts';
import { type ListedRow, ListFileError, listedName, listedText } from './listed-rows.ts';
import { readRecords } from './read-records.ts';

/** Columns of the ministry's facility files (医療情報ネット open data), found by their headers in any order. */
const COLUMNS = {
  code: ['ID'],
  name: ['正式名称'],
  kana: ['正式名称（フリガナ）', '正式名称(フリガナ)'],
  prefecture: ['都道府県コード'],
  address: ['所在地'],
} as const satisfies Record<string, readonly string[]>;
type Column = keyof typeof COLUMNS;
type Places = Record<Column, number>;

/** The hospitals of one file of the ministry's open list, in UTF-8. Throws ListFileError, with the line. */
async function* readHospitalFile(file: string): AsyncGenerator<ListedRow<ListedHospital>> {
  const name = basename(file);
  let places: Places | null = null;
  for await (const { fields, line } of readRecords(file, 'utf8')) {
    if (places === null) places = placesOf(fields, name);
    else yield { row: hospitalOf(fields, places, { name, line }), file: name, line };
  }
  if (places === null) throw new ListFileError(`${name} is empty.`);
}

function placesOf(headers: readonly string[], file: string): Places {
  const tidy = headers.map((header) => header.trim());
  const place = (column: Column) => {
    const names: readonly string[] = COLUMNS[column];
    return tidy.findIndex((header) => names.includes(header));
  };
  const places = Object.fromEntries(
    Object.keys(COLUMNS).map((column) => [column, place(column as Column)]),
  ) as Places;
  const missing = Object.entries(places)
    .filter(([, index]) => index < 0)
    .map(([column]) => COLUMNS[column as Column][0]);
  if (missing.length === 0) return places;
  throw ListFileError.at(
    file,
    1,
    `no column ${missing.join(', ')}. Needed is a facility file of the open list (病院・診療所の施設票) with its headers.`,
  );
}

function hospitalOf(
  fields: readonly string[],
  places: Places,
  { name: file, line }: { name: string; line: number },
): ListedHospital {
  const text = (column: Column) => listedText(fields[places[column]]);
  const code = text('code');
  const name = listedName(fields[places.name], LOG_FIELDS.visit.hospital_name.limit);
  if (code === '' || name === '') throw ListFileError.at(file, line, 'ID or 正式名称 is empty.');
  const prefectureCode = text('prefecture').padStart(2, '0');
  const prefecture = PREFECTURES.find((known) => known.code === prefectureCode);
  if (!prefecture)
    throw ListFileError.at(file, line, `都道府県コード is no prefecture: ${text('prefecture')}`);
  const { label } = prefecture;
  return { code, name, kana: text('kana'), prefecture: label, city: cityOfAddress(text('address'), label) };
}

/** Columns of the 医薬品マスター, which has no headers: their numbers in its published layout, counted from 1. */
const COLUMN = {
  change: 1,
  kind: 2,
  code: 3,
  name: 5,
  kana: 7,
  abolishedOn: 31,
  generalName: 38,
} as const;
/** Until 2024 a line had 35 fields, without general names. */
const FEWEST_COLUMNS = 35;
const KIND = 'Y';
/** 変更区分 of a line that stays for a while to say that the medicine is no longer listed: 抹消 and 廃止. */
const GONE = ['1', '9'];
/** What a prescription by general name begins with. */
const GENERAL = /^【般】/;

/**
 * The medicines of the 支払基金's 医薬品マスター, in Shift_JIS, as far as they are listed on `today` (YYYY-MM-DD, the
 * day in Japan). Throws ListFileError, with the line.
 */
async function* readMedicineFile(file: string, today: string): AsyncGenerator<ListedRow<ListedMedicine>> {
  const name = basename(file);
  let isEmpty = true;
  for await (const { fields, line } of readRecords(file, 'cp932')) {
    isEmpty = false;
    const row = medicineOf(fields, { file: name, line, today });
    if (row !== null) yield { row, file: name, line };
  }
  if (isEmpty) throw new ListFileError(`${name} is empty.`);
}

function medicineOf(
  fields: readonly string[],
  { file, line, today }: { file: string; line: number; today: string },
): ListedMedicine | null {
  const text = (column: keyof typeof COLUMN) => listedText(fields[COLUMN[column] - 1]);
  if (fields.length < FEWEST_COLUMNS || text('kind') !== KIND) {
    throw ListFileError.at(
      file,
      line,
      `a line of the 医薬品マスター has ${FEWEST_COLUMNS} fields or more, and Y in the second; this one has ${fields.length}.`,
    );
  }
  if (GONE.includes(text('change')) || isAbolished(text('abolishedOn'), today)) return null;
  const code = text('code');
  const name = nameOf(text('name'));
  if (!/^\d{9}$/.test(code) || name === '') {
    throw ListFileError.at(file, line, 'field 3 is no code of nine digits, or field 5 has no name.');
  }
  const general_name = nameOf(text('generalName').replace(GENERAL, ''));
  return { code, name, kana: toFullKatakana(text('kana')), general_name };
}

/** YYYYMMDD; 99999999 is what a medicine has that is still listed. */
function isAbolished(day: string, today: string): boolean {
  return /^[12]\d{7}$/.test(day) && day <= today.replaceAll('-', '');
}

/** Names come in full width throughout, ３０ｍｇ; people read 30mg. */
function nameOf(text: string): string {
  return listedName(foldWidth(text), LOG_FIELDS.medicines.name.limit);
}

/** The files of one edition, and whether it may have far fewer rows than the one before. */
export interface EditionFiles {
  files: readonly string[];
  isShrinkingAllowed?: boolean;
}

/** Reads an edition of the ministry's hospitals and clinics in: all its files at once. Throws ListFileError. */
export async function importHospitals(
  executor: Executor,
  { files, isShrinkingAllowed = false }: EditionFiles,
): Promise<ImportedList> {
  return importList(executor, {
    table: hospitals,
    read: () => oneAfterTheOther(files, readHospitalFile),
    write: (rows) =>
      writeHospitalRows(
        executor,
        rows.map((row) => storedHospital(row, false)),
      ),
    isShrinkingAllowed,
  });
}

/**
 * Reads an edition of the 医薬品マスター in. Throws ListFileError.
 * @param today the day in Japan, YYYY-MM-DD: what was abolished by then is left out.
 */
export async function importMedicines(
  executor: Executor,
  { files, isShrinkingAllowed = false, today }: EditionFiles & { today: string },
): Promise<ImportedList> {
  return importList(executor, {
    table: medicines,
    read: () => oneAfterTheOther(files, (file) => readMedicineFile(file, today)),
    write: (rows) =>
      writeMedicineRows(
        executor,
        rows.map((row) => storedMedicine(row, false)),
      ),
    isShrinkingAllowed,
  });
}

async function* oneAfterTheOther<Row>(
  files: readonly string[],
  read: (file: string) => AsyncIterable<Row>,
): AsyncGenerator<Row> {
  for (const file of files) yield* read(file);
}
