import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What a PostgreSQL that `tools/with-postgres.mjs` started has written of its statements. */
export interface StatementLog {
  /** Forgets what stands there. */
  skip(): void;
  /** Statements since then; needs `log_statement = all`. */
  read(): string[];
}

/** The statements on one database; each line of the log begins with the database's name (`log_line_prefix = '%d '`). */
export function readPostgresLog(database: string): StatementLog {
  const { folder } = JSON.parse(process.env.TEST_POSTGRES ?? '{}') as { folder?: string };
  if (folder === undefined) throw new Error('Run it by tools/with-postgres.mjs.');
  const path = join(folder, 'log');
  let position = 0;
  return {
    skip: () => {
      position = statSync(path).size;
    },
    read: () => {
      const { size } = statSync(path);
      const bytes = Buffer.alloc(size - position);
      const file = openSync(path, 'r');
      readSync(file, bytes, 0, bytes.length, position);
      closeSync(file);
      position = size;
      return bytes
        .toString()
        .split('\n')
        .filter((line) => line.startsWith(`${database} LOG:`))
        .flatMap((line) => /LOG: {2}(?:statement|execute [^:]+): (.*)$/.exec(line)?.[1] ?? []);
    },
  };
}
