import { AppError } from '@hidamari/domain/errors';
import type { Executor } from '../../database/database.ts';
import { claimUpload, type StoredUpload, type TakingIn } from './claim-upload.ts';
import { tieToCase } from './tied-uploads.repository.ts';

/**
 * Takes in the pictures and papers that a message names, before the transaction that stores it. Throws as
 * `claimUpload` does, under `pictures`; a name given twice counts once.
 */
export async function claimMessagePictures(
  needs: TakingIn,
  memberId: string,
  keys: readonly string[],
): Promise<StoredUpload[]> {
  const kept: StoredUpload[] = [];
  for (const key of new Set(keys)) {
    kept.push(await claimUpload(needs, { memberId, key, kind: 'message_picture' }));
  }
  return kept;
}

/**
 * Ties the pictures to the case they are sent in, within the transaction that stores the message. `validation` under
 * `pictures` where one of them was sent in another case, or went meanwhile.
 */
export async function tieMessagePictures(
  executor: Executor,
  sent: { memberId: string; caseId: string; keys: readonly string[] },
): Promise<void> {
  if (sent.keys.length === 0) return;
  const tied = await tieToCase(executor, sent);
  if (tied.length < sent.keys.length) throw new AppError('validation', { fields: { pictures: ['invalid'] } });
}
