import { truncateText } from '@hidamari/domain/japanese-text';

/** What is wrong with a file, in words for whoever runs the command: the file, the line, and what was expected. */
export class ListFileError extends Error {
  override name = 'ListFileError';

  static at(file: string, line: number, problem: string): ListFileError {
    return new ListFileError(`${file}, line ${line}: ${problem}`);
  }
}

/** A row of a list, and where it stands in its file. */
export interface ListedRow<Row> {
  row: Row;
  file: string;
  line: number;
}

/** Control characters, of which the database refuses one, and lone surrogates, which it refuses too. */
const UNWRITABLE = /[\p{Cc}\p{Cs}]+/gu;

/** A field of a list as one line of text. */
export function listedText(field: string | undefined): string {
  return (field ?? '').replace(UNWRITABLE, ' ').replace(/ {2,}/g, ' ').trim();
}

/** A name that fits the field of the treatment log that it is chosen for: `limit` characters with the ellipsis. */
export function listedName(field: string | undefined, limit: number): string {
  return truncateText(listedText(field), limit - 1);
}
