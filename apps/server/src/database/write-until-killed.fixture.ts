import { writeSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { openDatabase } from './open-database.ts';

/**
 * A process for the fault tests: opens the data folder, then writes with many writers until it is killed, and
 * names each row on its output only after the database acknowledged it.
 */
const [dataDir = '', migrationsFolder = '', writers = '0', run = ''] = process.argv.slice(2);
try {
  const { database } = await openDatabase({ url: null, directUrl: null, dataDir, migrationsFolder });
  writeSync(1, 'open\n');
  const write = async (writer: number) => {
    for (let row = 0; ; row += 1) {
      const name = `${run}-${writer}-${row}`;
      await database.transaction((tx) =>
        tx.execute(sql`insert into scheduled_jobs (name, due_at) values (${name}, now())`),
      );
      writeSync(1, `${name}\n`);
    }
  };
  for (let writer = 0; writer < Number(writers); writer += 1) void write(writer);
} catch (error) {
  writeSync(2, `${(error as Error).name}: ${(error as Error).message}\n`);
  process.exit(3);
}
