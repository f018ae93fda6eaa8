import type { ContactThreshold } from '@hidamari/contract/contact-thresholds';
import type { Dependencies } from '../../dependencies.ts';
import { findCard } from './contact-thresholds.repository.ts';
import { toContactThreshold } from './sealed-card.ts';

/** The member's card, or null while nothing was copied (G75). */
export async function readContactThreshold(
  { database, encryption }: Pick<Dependencies, 'database' | 'encryption'>,
  memberId: string,
): Promise<ContactThreshold | null> {
  const row = await findCard(database, memberId);
  return row && toContactThreshold(await encryption.forMember(database, memberId), row);
}
