import { eq } from 'drizzle-orm';
import { inRounds } from '../../database/in-rounds.ts';
import type { Dependencies } from '../../dependencies.ts';
import { deleteParts } from './stored-files.ts';
import { uploads } from './upload.table.ts';
import { deleteUpload } from './uploads.repository.ts';

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
