import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { CsvError, parse } from 'csv-parse';
import iconv from 'iconv-lite';
import { ListFileError } from './listed-rows.ts';

/** cp932 is what Japanese offices call Shift_JIS: it has ① and 髙 besides. */
export type FileEncoding = 'utf8' | 'cp932';

const NAMES: Record<FileEncoding, string> = { utf8: 'UTF-8', cp932: 'Shift_JIS' };

/** One record is some kilobytes; a quote that is never closed must not draw the whole file into memory. Characters. */
const LONGEST_RECORD = 200_000;

/** One record of a file, and where it ends. */
export interface FileRecord {
  fields: readonly string[];
  line: number;
}

/**
 * The records of a CSV file, one after the other: whatever its size, a few of them are in memory. A byte order mark
 * is skipped. Throws ListFileError for what is no such file, with the line.
 */
export async function* readRecords(file: string, encoding: FileEncoding): AsyncGenerator<FileRecord> {
  const name = basename(file);
  const parser = parse({ bom: true, info: true, skip_empty_lines: true, max_record_size: LONGEST_RECORD });
  const source = createReadStream(file);
  const decoder = iconv.decodeStream(encoding);
  source.on('error', (error) => parser.destroy(error));
  source.pipe(decoder).pipe(parser);
  try {
    for await (const { record, info } of parser as AsyncIterable<{
      record: string[];
      info: { lines: number };
    }>) {
      if (record.some((field) => field.includes('\uFFFD'))) {
        throw ListFileError.at(name, info.lines, `this is not ${NAMES[encoding]}. Is it the right file?`);
      }
      yield { fields: record, line: info.lines };
    }
  } catch (error) {
    throw inWords(error, name);
  } finally {
    source.destroy();
  }
}

function inWords(error: unknown, name: string): unknown {
  if (error instanceof CsvError) {
    return ListFileError.at(name, Number(error.lines ?? 0), `${error.message}. Nothing else was read.`);
  }
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT' || code === 'EISDIR' || code === 'EACCES') {
    return new ListFileError(`${name} cannot be read (${code}).`);
  }
  return error;
}
