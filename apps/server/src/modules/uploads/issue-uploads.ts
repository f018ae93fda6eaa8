import { randomUUID } from 'node:crypto';
import type { UploadAddress } from '@hidamari/contract/uploads';
import type { Dependencies } from '../../dependencies.ts';
import { type RoomNeeds, refuseWithoutRoom } from './storage-room.ts';
import type { UploadAddresses } from './upload-address.ts';
import { UPLOAD_KINDS, type UploadKindName } from './upload-kinds.ts';
import { insertUploads } from './uploads.repository.ts';

export interface IssueUploads {
  memberId: string;
  kind: UploadKindName;
  count: number;
  /** Origin of the page that will send the files. */
  origin: string;
}

/**
 * Addresses for files that a member is about to send; each takes one file, once, for five minutes (G65). Throws what
 * `refuseWithoutRoom` says, before anything is chosen in vain.
 */
export async function issueUploads(
  needs: RoomNeeds & Pick<Dependencies, 'rateLimits'>,
  addresses: UploadAddresses,
  { memberId, kind, count, origin }: IssueUploads,
): Promise<UploadAddress[]> {
  const { database, clock, rateLimits } = needs;
  await rateLimits.consume('uploads-by-member', memberId, count);
  await refuseWithoutRoom(needs, memberId);
  const now = clock();
  const keys = Array.from({ length: count }, () => randomUUID());
  await insertUploads(
    database,
    keys.map((id) => ({ id, member_id: memberId, kind, state: 'issued' as const, issued_at: now })),
  );
  const { maxBytes, types } = UPLOAD_KINDS[kind];
  return keys.map((key) => {
    const { path, expiresAt } = addresses.issue(key, now);
    return {
      key,
      put_url: origin + path,
      expires_at: expiresAt.toISOString(),
      max_bytes: maxBytes,
      content_types: [...types],
    };
  });
}
