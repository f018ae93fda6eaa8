import { basename } from 'node:path';
import { PREFECTURES } from '@hidamari/domain/prefectures';
import { LOG_FIELDS } from '@hidamari/domain/treatment-logs';
import type { ListedHospital } from '../look-up-row.ts';
import { cityOfAddress } from './city-of-address.ts';
import type { ListedRow } from './listed-rows.ts';
import { ListFileError, listedName, listedText } from './listed-rows.ts';
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
export async function* readHospitalFile(file: string): AsyncGenerator<ListedRow<ListedHospital>> {
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
