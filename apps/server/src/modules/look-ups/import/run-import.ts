import { readSettings } from '../../../config/settings.ts';
import { SettingsError } from '../../../config/settings-error.ts';
import type { Executor } from '../../../database/database.ts';
import { openForCommand } from '../../../database/open-for-command.ts';
import type { EditionFiles } from './import-files.ts';
import type { ImportedList } from './import-list.ts';
import { ListFileError } from './list-file-error.ts';

const FEWER = '--fewer';

/** An import as a command, with the portal's settings, while it runs and while it does not. */
export async function runImport(
  what: string,
  importFiles: (executor: Executor, edition: EditionFiles) => Promise<ImportedList>,
): Promise<void> {
  const words = process.argv.slice(2);
  const files = words.filter((word) => word !== FEWER);
  try {
    if (files.length === 0) throw new ListFileError('Name the CSV files of the edition.');
    const { database, close } = await openForCommand(readSettings(process.env));
    try {
      const done = await importFiles(database, { files, isShrinkingAllowed: words.includes(FEWER) });
      process.stdout.write(`${done.rows} ${what} can be found, ${done.retired} of before no longer.\n`);
    } finally {
      await close();
    }
  } catch (error) {
    if (!(error instanceof ListFileError || error instanceof SettingsError)) throw error;
    process.stderr.write(`Not read in. ${error.message}\n`);
    process.exitCode = 1;
  }
}
