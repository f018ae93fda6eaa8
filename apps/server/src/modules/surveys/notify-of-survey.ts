import * as z from 'zod';
import type { Transaction } from '../../database/database.ts';
import type { OutboxHandler } from '../../jobs/outbox-runner.ts';
import { findFinishedCase } from '../consultations/index.ts';
import { findMember } from '../members/index.ts';
import { notifyMember } from '../notices/index.ts';
import { caseSurveyAddress } from './survey-link.ts';
import type { SurveyParts } from './survey-parts.ts';

const waiting = z.object({ case_id: z.uuid() });

/** Notes, in the transaction of an invitation, that its member is to be told of it: once for each case. */
export async function enqueueSurveyNotice(
  { outbox }: Pick<SurveyParts, 'outbox'>,
  tx: Transaction,
  caseId: string,
): Promise<void> {
  await outbox.enqueue(tx, {
    kind: 'notify-survey',
    idempotencyKey: `survey-told:${caseId}`,
    payload: { case_id: caseId },
  });
}

/**
 * The outbox's handler: an invitation goes out with its link, and not a word of what the consultation was about (G101,
 * G135). Each try asks again: none goes to whoever fell silent meanwhile (G20, G149, decision 0064), took back the consent
 * without which no answer is taken (0021), has answered beside the case, or is in the middle of that case again.
 */
export function notifyOfSurvey(
  parts: Pick<SurveyParts, 'database' | 'clock' | 'settings' | 'deliver' | 'links'>,
): OutboxHandler {
  return async ({ payload, ...delivery }) => {
    const { case_id: caseId } = waiting.parse(payload);
    const { database } = parts;
    const finished = await findFinishedCase(database, caseId);
    const found = finished && (await findMember(database, finished.memberId));
    if (!found) return;
    const { member, account } = found;
    const href = await caseSurveyAddress(parts, {
      memberId: member.id,
      baseAccountId: account.id,
      caseId,
      now: parts.clock(),
    });
    if (href === null) return;
    await notifyMember(parts, { memberId: member.id, subject: 'survey', href, delivery });
  };
}
