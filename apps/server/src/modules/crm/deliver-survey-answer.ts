import {
  type Crm,
  CrmRefusedError,
  type CrmSurveyAnswer,
  crmSurveyAnswer,
} from '@hidamari/adapters/crm/port';
import * as z from 'zod';
import type { Transaction } from '../../database/database.ts';
import type { Outbox } from '../../jobs/outbox.ts';
import { type OutboxHandler, UndeliverableError } from '../../jobs/outbox-runner.ts';

/** The answer as it waits: the same fields, its time written out, and none besides. */
const waitingAnswer = crmSurveyAnswer.extend({
  answered_at: z.iso.datetime().transform((time) => new Date(time)),
});

/**
 * Notes, in the transaction that keeps a page of a survey, that the CRM is to have it (G101). Each revision goes once;
 * that a newer one stands is the CRM's part, in whatever order they arrive.
 */
export async function enqueueSurveyAnswer(
  outbox: Outbox,
  tx: Transaction,
  answer: CrmSurveyAnswer,
): Promise<void> {
  await outbox.enqueue(tx, {
    kind: 'deliver-survey-answer',
    idempotencyKey: `${answer.id}:${answer.revision}`,
    payload: { ...answer, answered_at: answer.answered_at.toISOString() },
  });
}

/** The outbox's handler: puts the answer into the CRM, and waits with it while there is none to take it. */
export function deliverSurveyAnswers(crm: Crm): OutboxHandler {
  return async ({ payload, signal }) => {
    const answer = waitingAnswer.parse(payload);
    try {
      await crm.putSurveyAnswer(answer, signal);
    } catch (error) {
      if (error instanceof CrmRefusedError) throw new UndeliverableError(error.code, { cause: error });
      throw error;
    }
  };
}
