import { inRounds } from '../../database/in-rounds.ts';
import { eraseDataKey } from '../../encryption/member-encryption.ts';
import type { SurveyParts } from './survey-parts.ts';
import { changeResponse, listForgettable } from './surveys.repository.ts';

const KEPT_DAYS = 30;
const AT_ONCE = 100;

/**
 * Thirty days after somebody last answered, the portal's own copy is erased, and with it which answer in the CRM is theirs
 * (G101: never shown with identity). That and when they answered stays, so that they are not asked twice.
 */
export async function forgetAnswers({ database }: Pick<SurveyParts, 'database'>, now: Date): Promise<number> {
  const before = new Date(now.getTime() - KEPT_DAYS * 86_400_000);
  return inRounds(async () => {
    const due = await listForgettable(database, before, AT_ONCE);
    for (const { id } of due) {
      await eraseDataKey(database, id);
      await changeResponse(database, id, { sealed_answers: null, crm_id: null });
    }
    return due.length;
  });
}
