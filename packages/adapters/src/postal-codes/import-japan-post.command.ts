import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { BUNDLED_FOLDER } from './folder.ts';
import { readJapanPostCsv } from './japan-post-csv.ts';
import { PostalDataError, splitRecords, writeSplitFiles } from './split-files.ts';

/**
 * `node packages/adapters/src/postal-codes/import-japan-post.command.ts utf_ken_all.csv`: writes Japan Post's list as
 * the portal's split files, into POSTAL_CODES_DIR or the package. Replaces nothing unless all of Japan is in it.
 */
const [file] = process.argv.slice(2);
const target = resolve(process.env.POSTAL_CODES_DIR?.trim() || BUNDLED_FOLDER);
try {
  if (file === undefined) throw new PostalDataError('name the CSV file: utf_ken_all.csv or KEN_ALL.CSV');
  const records = readJapanPostCsv(await readFile(file));
  const files = splitRecords(records);
  await writeSplitFiles(files, target);
  process.stdout.write(`${records.length} records in ${files.size} files: ${target}\n`);
} catch (error) {
  const isOurs = error instanceof PostalDataError || (error as NodeJS.ErrnoException).code === 'ENOENT';
  if (!isOurs) throw error;
  process.stderr.write(`Nothing was replaced: ${(error as Error).message}\n`);
  process.exitCode = 1;
}
