import { lt } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { exampleLineTokens } from './example-line.table.ts';

/** Tokens of the example LINE that are over open nothing any more: those of a database that is no demo now as well. */
export async function tidyExampleLine(database: Database, now: Date): Promise<void> {
  await database.delete(exampleLineTokens).where(lt(exampleLineTokens.expires_at, now));
}
