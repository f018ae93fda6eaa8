import { canMoveRequest, type PrivacyRequestState } from '@hidamari/domain/privacy';
import { and, eq } from 'drizzle-orm';
import type { PrivacyParts } from './privacy-parts.ts';
import { privacyRequests } from './privacy-request.table.ts';
import { findRequest } from './privacy-requests.repository.ts';
import { contextOf } from './send-privacy-request.ts';

/** Opens the words of a request, for whoever answers it; null when no request has this number. */
export async function readRequestWords(
  { database, encryption }: Pick<PrivacyParts, 'database' | 'encryption'>,
  receiptNumber: string,
): Promise<string | null> {
  const row = await findRequest(database, receiptNumber);
  if (!row) return null;
  const cipher = await encryption.forMember(database, row.member_id);
  return cipher.decrypt(row.words_sealed, contextOf(row.id));
}

/** Moves a request on (受付, 対応中, 完了). False when there is none, or it stands there or further already. */
export async function movePrivacyRequest(
  { database, clock }: Pick<PrivacyParts, 'database' | 'clock'>,
  receiptNumber: string,
  to: PrivacyRequestState,
): Promise<boolean> {
  const row = await findRequest(database, receiptNumber);
  if (!row || !canMoveRequest(row.state, to)) return false;
  const moved = await database
    .update(privacyRequests)
    .set({ state: to, done_at: to === 'done' ? clock() : null })
    .where(and(eq(privacyRequests.id, row.id), eq(privacyRequests.state, row.state)))
    .returning({ id: privacyRequests.id });
  return moved.length > 0;
}
