import { randomUUID } from 'node:crypto';
import type {
  ConsultationSummary,
  closeCaseEndpoint,
  nameCaseEndpoint,
} from '@hidamari/contract/consultations';
import type { BodyOf } from '@hidamari/contract/endpoint';
import { afterCaseEvent } from '@hidamari/domain/consultations';
import { AppError } from '@hidamari/domain/errors';
import { sealJson } from '../../../encryption/member-encryption.ts';
import type { StaffCaller } from '../../../http/caller.ts';
import { caseStateOf, changeCase } from '../cases.repository.ts';
import { type ConsultationParts, sealContext } from '../consultation-parts.ts';
import { askAfterRest } from '../finished-case.ts';
import { hasMemberWordsAfter } from '../messages.repository.ts';
import { notifySummaryArrived } from '../notify-reply-arrived.ts';
import { insertSummaryPart, isSummaryPartSent, newestSummaryVersion } from '../summaries.repository.ts';
import { nameAttached } from './attachables.ts';
import { endCalls } from './call-colleague.ts';
import { needsSecondCheck } from './list-queue.ts';
import { assertOpen, workOnOwnCase } from './work-on-case.ts';

interface Closing {
  caseId: string;
  staff: StaffCaller;
  body: BodyOf<typeof closeCaseEndpoint>;
  now: Date;
}

/**
 * Closes one's case with a summary for the member (G90). A summary that stands already, with the member's corrections,
 * stays; the new one has the next version. Sent again under its key it is the same summary, whatever was written since.
 * `forbidden` while a second person has to look first (G119); `conflict` where the member has written what the supporter
 * has not seen: it would wait for nobody.
 */
export async function closeCase(
  parts: ConsultationParts,
  { caseId, staff, body, now }: Closing,
): Promise<void> {
  const summary: ConsultationSummary = {
    ...body.summary,
    attached: await nameAttached(parts, caseId, body.summary.attached),
  };
  await workOnOwnCase(parts, { caseId, staff }, async (tx, row) => {
    if (await isSummaryPartSent(tx, caseId, body.client_key)) return;
    assertOpen(row);
    if (needsSecondCheck(row)) throw new AppError('forbidden');
    if (await hasMemberWordsAfter(tx, caseId, body.last_seq)) {
      throw new AppError('conflict', { current: { unread_words: true } });
    }
    const cipher = await parts.encryption.forRecord(tx, caseId);
    const version = (await newestSummaryVersion(tx, caseId)) + 1;
    const id = randomUUID();
    await insertSummaryPart(tx, {
      id,
      case_id: caseId,
      kind: 'summary',
      version,
      staff_id: staff.staffId,
      staff_name: staff.displayName,
      sealed_body: sealJson(cipher, summary, sealContext.summary(id)),
      client_key: body.client_key,
      at: now,
    });
    const { status, waitingSince } = afterCaseEvent(caseStateOf(row), 'closed', now);
    await changeCase(tx, caseId, {
      status,
      waiting_since: waitingSince,
      reply_due_on: null,
      closed_at: now,
      updated_at: now,
      topics: body.topics,
      sealed_title: cipher.encrypt(body.title, sealContext.title(caseId)),
      card_open_until: null,
      corrected_at: null,
    });
    await endCalls(tx, caseId);
    await notifySummaryArrived(parts, tx, { caseId, version, now });
    await askAfterRest(parts, tx, { caseId, now });
  });
}

/** Names a case and its topics, as the member reads them in the list. */
export async function nameCase(
  parts: ConsultationParts,
  { caseId, staff, body }: { caseId: string; staff: StaffCaller; body: BodyOf<typeof nameCaseEndpoint> },
): Promise<void> {
  await workOnOwnCase(parts, { caseId, staff }, async (tx) => {
    const cipher = await parts.encryption.forRecord(tx, caseId);
    await changeCase(tx, caseId, {
      topics: body.topics,
      sealed_title: cipher.encrypt(body.title, sealContext.title(caseId)),
    });
  });
}
