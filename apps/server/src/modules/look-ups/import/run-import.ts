import { CommandError } from '../../../command-error.ts';
import { readSettings } from '../../../config/settings.ts';
import type { Executor } from '../../../database/database.ts';
import { openForCommand } from '../../../database/open-for-command.ts';
import { runCommand } from '../../../run-command.ts';
import type { EditionFiles } from './import-files.ts';
import type { ImportedList } from './import-list.ts';
import { ListFileError } from './listed-rows.ts';

const FEWER = '--fewer';

/** An import as a command, with the portal's settings, while it runs and while it does not. */
export async function runImport(
  what: string,
  importFiles: (executor: Executor, edition: EditionFiles) => Promise<ImportedList>,
): Promise<void> {
  await runCommand(async (words) => {
    const files = words.filter((word) => word !== FEWER);
    if (files.length === 0) throw new CommandError('Not read in. Name the CSV files of the edition.');
    const { database, close } = await openForCommand(readSettings(process.env));
    try {
      const done = await importFiles(database, { files, isShrinkingAllowed: words.includes(FEWER) });
      return `${done.rows} ${what} can be found, ${done.retired} of before no longer.`;
    } catch (error) {
      if (error instanceof ListFileError) throw new CommandError(`Not read in. ${error.message}`);
      throw error;
    } finally {
      await close();
    }
  });
}
