import { basename } from 'node:path';
import { foldWidth } from '@hidamari/domain/japanese-text';
import { toFullKatakana } from '@hidamari/domain/kana';
import { LOG_FIELDS } from '@hidamari/domain/treatment-logs';
import type { ListedMedicine } from '../look-up-row.ts';
import type { ListedRow } from './listed-rows.ts';
import { ListFileError, listedName, listedText } from './listed-rows.ts';
import { readRecords } from './read-records.ts';

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
export async function* readMedicineFile(
  file: string,
  today: string,
): AsyncGenerator<ListedRow<ListedMedicine>> {
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
