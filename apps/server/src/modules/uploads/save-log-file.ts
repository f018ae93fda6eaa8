import { randomUUID } from 'node:crypto';
import { claimUpload, type TakingIn } from './claim-upload.ts';
import { writePart } from './stored-files.ts';
import { insertUploads } from './uploads.repository.ts';

/** Keeps a file for a member's log that nobody sent, such as the demo's, by the same rules; answers its key. */
export async function saveLogFile(
  needs: TakingIn,
  { memberId, file, contentType }: { memberId: string; file: Buffer; contentType: string },
): Promise<string> {
  const { database, encryption, objectStorage: storage, clock } = needs;
  const key = randomUUID();
  const arrived = {
    state: 'arrived',
    content_type: contentType,
    bytes: file.length,
    issued_at: clock(),
  } as const;
  await insertUploads(database, [{ id: key, member_id: memberId, kind: 'log_image', ...arrived }]);
  await writePart({ storage, cipher: await encryption.forMember(database, memberId), key }, 'incoming', file);
  await claimUpload(needs, { memberId, key, kind: 'log_image' });
  return key;
}
