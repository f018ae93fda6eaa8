import type { ConsultationMessage } from '@hidamari/contract/consultations';
import type { Transaction } from '../../database/database.ts';
import { claimMessagePictures, tieMessagePictures } from '../uploads/index.ts';
import type { ConsultationParts } from './consultation-parts.ts';

/** The pictures of a message that is being written. */
export interface TakenPictures {
  /** As they stand in the message. */
  pictures: ConsultationMessage['pictures'];
  /** Within the transaction that stores the message: from then on they belong to its case. */
  tie(tx: Transaction, caseId: string): Promise<void>;
}

/** Looks at the pictures that a member sends along; `validation` under `pictures` for one that cannot be taken. */
export async function takePictures(
  parts: Pick<ConsultationParts, 'database' | 'encryption' | 'objectStorage' | 'clock'>,
  memberId: string,
  keys: readonly string[],
): Promise<TakenPictures> {
  const kept = await claimMessagePictures(parts, memberId, keys);
  return {
    pictures: kept.map(({ key, contentType, hasThumbnail }) => ({
      key,
      content_type: contentType,
      has_thumbnail: hasThumbnail,
    })),
    tie: (tx, caseId) => tieMessagePictures(tx, { memberId, caseId, keys: kept.map(({ key }) => key) }),
  };
}
