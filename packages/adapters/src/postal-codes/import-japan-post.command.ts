import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { BUNDLED_FOLDER } from './folder.ts';
import { readJapanPostCsv } from './japan-post-csv.ts';
import { PostalDataError } from './port.ts';
import { POSTAL_FILE, writePostalFile } from './postal-file.ts';
import { sectionsOf } from './postal-sections.ts';

/**
 * `node packages/adapters/src/postal-codes/import-japan-post.command.ts utf_ken_all.csv`: writes Japan Post's list as
 * the portal's file, into the folder POSTAL_CODES_DIR or the package. Replaces nothing unless all of Japan is in it.
 */
const [file] = process.argv.slice(2);
const target = resolve(process.env.POSTAL_CODES_DIR?.trim() || BUNDLED_FOLDER);
try {
  if (file === undefined) throw new PostalDataError('name the CSV file: utf_ken_all.csv or KEN_ALL.CSV');
  const records = readJapanPostCsv(await readFile(file));
  await writePostalFile(sectionsOf(records), target);
  process.stdout.write(`${records.length} records written: ${join(target, POSTAL_FILE)}\n`);
} catch (error) {
  const isOurs = error instanceof PostalDataError || (error as NodeJS.ErrnoException).path !== undefined;
  if (!isOurs) throw error;
  process.stderr.write(`Nothing was replaced: ${(error as Error).message}\n`);
  process.exitCode = 1;
}
