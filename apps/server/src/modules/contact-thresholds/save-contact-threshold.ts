import type { ContactThreshold, ContactThresholdForm } from '@hidamari/contract/contact-thresholds';
import { AppError } from '@hidamari/domain/errors';
import type { Dependencies } from '../../dependencies.ts';
import { findCard, insertCard, updateCard } from './contact-thresholds.repository.ts';
import { type Card, checkCard, openCard, sealCard, toContactThreshold } from './sealed-card.ts';

interface CardChange {
  memberId: string;
  input: ContactThresholdForm;
  now: Date;
}

/**
 * Writes the member's card over the version the save started from, 0 for none (G75). Another version stands, or the
 * card was deleted meanwhile: a conflict that carries what stands (null for nothing), unless it says the very same;
 * then this is a save whose first answer was lost, and it is done already.
 */
export async function saveContactThreshold(
  { database, encryption }: Pick<Dependencies, 'database' | 'encryption'>,
  { memberId, input, now }: CardChange,
): Promise<ContactThreshold> {
  const { card, version } = checkCard(input, now);
  const cipher = await encryption.forMember(database, memberId);
  const save = { memberId, sealedCard: sealCard(cipher, memberId, card), now };
  const row = version === 0 ? await insertCard(database, save) : await updateCard(database, save, version);
  if (row) return toContactThreshold(cipher, row);
  const stored = await findCard(database, memberId);
  const current = stored && toContactThreshold(cipher, stored);
  if (current && stored.version > version && saysTheSame(openCard(cipher, stored), card)) return current;
  throw new AppError('conflict', { current });
}

/** Both have passed the same schema, which writes the fields in its own order. */
function saysTheSame(stored: Card, wanted: Card): boolean {
  return JSON.stringify(stored) === JSON.stringify(wanted);
}
