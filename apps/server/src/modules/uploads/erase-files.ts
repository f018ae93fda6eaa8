import { eq } from 'drizzle-orm';
import { inRounds } from '../../database/in-rounds.ts';
import type { Dependencies } from '../../dependencies.ts';
import { deleteParts } from './stored-files.ts';
import { giveUpUntied } from './tied-uploads.repository.ts';
import { uploads } from './upload.table.ts';
import { deleteUpload, listForgotten } from './uploads.repository.ts';

const ERASED_AT_ONCE = 200;

/**
 * Every file of a member who is erased, whatever became of it. The row goes after its files, so that a run that dies
 * half way is finished by the next.
 */
export async function eraseFilesOf(
  { database, objectStorage }: Pick<Dependencies, 'database' | 'objectStorage'>,
  memberId: string,
): Promise<void> {
  await inRounds(async () => {
    const found = await database
      .select({ id: uploads.id })
      .from(uploads)
      .where(eq(uploads.member_id, memberId))
      .limit(ERASED_AT_ONCE);
    for (const { id } of found) {
      await deleteParts(objectStorage, id);
      await deleteUpload(database, id);
    }
    return found.length;
  });
}

const HOUR = 3_600_000;
const SWEPT_AT_ONCE = 200;

/**
 * Forgets uploads that nobody took in within an hour, icons that another icon has replaced for a day, and pictures that
 * no log has named for a day: of a form that was left, or taken out of a log. Run daily; answers how many it forgot. The row goes after its files: a run that dies half way is finished by the next.
 */
export async function sweepUploads({
  database,
  objectStorage,
  clock,
}: Pick<Dependencies, 'database' | 'objectStorage' | 'clock'>): Promise<number> {
  const now = clock().getTime();
  const limits = { unusedSince: new Date(now - HOUR), replacedSince: new Date(now - 24 * HOUR) };
  // In one statement, so that a log that names one of them at this moment has it, or is told.
  await giveUpUntied(database, limits.replacedSince);
  return inRounds(async () => {
    const forgotten = await listForgotten(database, limits, SWEPT_AT_ONCE);
    for (const { id } of forgotten) {
      await deleteParts(objectStorage, id);
      await deleteUpload(database, id);
    }
    return forgotten.length;
  });
}
