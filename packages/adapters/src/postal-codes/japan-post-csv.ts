import { parse } from 'csv-parse/sync';
import { PostalDataError } from './port.ts';
import type { PostalRecord } from './postal-sections.ts';

/** Places of the columns in Japan Post's file, old and new alike. */
const COLUMNS = { code: 2, prefecture: 6, city: 7, town: 8, count: 15 } as const;

/**
 * Reads Japan Post's list of postal codes: `utf_ken_all.csv` (UTF-8, one record a line) or the older `KEN_ALL.CSV`
 * (Shift_JIS, a long town name goes on in the next lines). Throws PostalDataError with the line that is wrong.
 */
export function readJapanPostCsv(bytes: Uint8Array): PostalRecord[] {
  const rows: string[][] = parse(decode(bytes), { relax_column_count: true, skip_empty_lines: true });
  const records: PostalRecord[] = [];
  let open: PostalRecord | null = null;
  for (const [index, row] of rows.entries()) {
    const record = recordOf(row, index + 1);
    if (open !== null && open.code === record.code && open.city === record.city) {
      open.town += record.town;
    } else {
      records.push(record);
      open = record;
    }
    // A bracket that is still open goes on in the next line.
    if (open.town.lastIndexOf('（') <= open.town.lastIndexOf('）')) open = null;
  }
  return records;
}

function recordOf(row: readonly string[], line: number): PostalRecord {
  const cell = (column: keyof typeof COLUMNS) => row[COLUMNS[column]]?.trim() ?? '';
  if (row.length !== COLUMNS.count || !/^\d{7}$/.test(cell('code'))) {
    throw new PostalDataError(`line ${line} is no record of Japan Post's list of postal codes`);
  }
  return { code: cell('code'), prefecture: cell('prefecture'), city: cell('city'), town: cell('town') };
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('shift_jis').decode(bytes);
  }
}
