import {
  type Crm,
  CrmRefusedError,
  type CrmSurveyAnswer,
  crmSurveyAnswer,
} from '@hidamari/adapters/crm/port';
import type { Transaction } from '../../database/database.ts';
import type { Outbox } from '../../jobs/outbox.ts';
import { type OutboxHandler, UndeliverableError } from '../../jobs/outbox-runner.ts';

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
    payload: { ...answer },
  });
}

/** The outbox's handler: puts the answer into the CRM, and waits with it while there is none to take it. */
export function deliverSurveyAnswers(crm: Crm): OutboxHandler {
  return async ({ payload, signal }) => {
    const answer = crmSurveyAnswer.parse(payload);
    try {
      await crm.putSurveyAnswer(answer, signal);
    } catch (error) {
      if (error instanceof CrmRefusedError) throw new UndeliverableError(error.code, { cause: error });
      throw error;
    }
  };
}
