import {
  type ContactThreshold,
  type ContactThresholdForm,
  contactThresholdBody,
} from '@hidamari/contract/contact-thresholds';
import { AppError } from '@hidamari/domain/errors';
import { type FieldTest, preserveUnknownFields } from '@hidamari/domain/unknown-fields';
import type { Dependencies } from '../../dependencies.ts';
import { decidesAllOf } from '../../http/decided-fields.ts';
import {
  type Card,
  checkCard,
  findCard,
  insertCard,
  openCard,
  sealCard,
  toContactThreshold,
  updateCard,
} from './contact-thresholds.repository.ts';

interface CardChange {
  memberId: string;
  input: ContactThresholdForm;
  now: Date;
  /** What the save decides; the other fields stay as they are stored. Default: all that this version knows. */
  decides?: FieldTest;
}

/**
 * Writes the member's card over the version the save started from, 0 for none (G75). Another version stands, or the
 * card was deleted meanwhile: a conflict that carries what stands (null for nothing), unless it says the very same;
 * then this is a save whose first answer was lost, and it is done already.
 */
export async function saveContactThreshold(
  { database, encryption }: Pick<Dependencies, 'database' | 'encryption'>,
  { memberId, input, now, decides = decidesAllOf(contactThresholdBody) }: CardChange,
): Promise<ContactThreshold> {
  const { card: sent, version } = checkCard(input, now);
  const cipher = await encryption.forMember(database, memberId);
  const before = version === 0 ? null : await findCard(database, memberId);
  const card = before ? preserveUnknownFields(openCard(cipher, before), sent, decides) : sent;
  const save = { memberId, sealedCard: sealCard(cipher, memberId, card), now };
  const row = version === 0 ? await insertCard(database, save) : await updateCard(database, save, version);
  if (row) return toContactThreshold(cipher, row);
  const stored = await findCard(database, memberId);
  const current = stored && toContactThreshold(cipher, stored);
  if (current && stored.version > version && saysTheSame(openCard(cipher, stored), card)) return current;
  throw new AppError('conflict', { current });
}

/** Both have passed the same schema, which writes the fields in its own order, with those of a newer version behind. */
function saysTheSame(stored: Card, wanted: Card): boolean {
  return JSON.stringify(stored) === JSON.stringify(wanted);
}
