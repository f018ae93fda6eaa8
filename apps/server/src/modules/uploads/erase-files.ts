import { eq } from 'drizzle-orm';
import type { Dependencies } from '../../dependencies.ts';
import { deleteParts } from './stored-files.ts';
import { uploads } from './upload.table.ts';
import { deleteUpload } from './uploads.repository.ts';

/** So few at once that no statement meets its time limit. */
const ERASED_AT_ONCE = 200;

/**
 * Every file of a member who is erased, whatever became of it. The row goes after its files, so that a run that dies
 * half way is finished by the next.
 */
export async function eraseFilesOf(
  { database, objectStorage }: Pick<Dependencies, 'database' | 'objectStorage'>,
  memberId: string,
): Promise<void> {
  let found: { id: string }[];
  do {
    found = await database
      .select({ id: uploads.id })
      .from(uploads)
      .where(eq(uploads.member_id, memberId))
      .limit(ERASED_AT_ONCE);
    for (const { id } of found) {
      await deleteParts(objectStorage, id);
      await deleteUpload(database, id);
    }
  } while (found.length > 0);
}
