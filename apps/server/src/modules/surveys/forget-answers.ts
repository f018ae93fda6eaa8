import { japanDay, japanInstant } from '@hidamari/domain/japanese-dates';
import { eq, inArray } from 'drizzle-orm';
import type { Executor, Transaction } from '../../database/database.ts';
import { inRounds } from '../../database/in-rounds.ts';
import { eraseDataKey } from '../../encryption/member-encryption.ts';
import { memberKeys } from '../../encryption/member-key.table.ts';
import { surveyResponses } from './survey.table.ts';
import type { SurveyParts } from './survey-parts.ts';
import { changeResponse, listForgettable, lockForgettable } from './surveys.repository.ts';

const KEPT_DAYS = 30;
const AT_ONCE = 100;

/**
 * Thirty days after somebody last answered, the portal's own copy is erased, and with it all that could say which answer
 * in the CRM is theirs (G101: never shown with identity): the id, the count of pages, and the hour. That and on which day
 * they answered stays, so that they are not asked twice.
 */
export async function forgetAnswers({ database }: Pick<SurveyParts, 'database'>, now: Date): Promise<number> {
  const before = new Date(now.getTime() - KEPT_DAYS * 86_400_000);
  return inRounds(async () => {
    const due = await listForgettable(database, before, AT_ONCE);
    for (const id of due) await database.transaction((tx) => forget(tx, id, before));
    return due.length;
  });
}

/** The key goes with what it opens, or neither does. Whoever answered while others were dealt with keeps theirs. */
async function forget(tx: Transaction, id: string, before: Date): Promise<void> {
  const row = await lockForgettable(tx, id, before);
  if (!row) return;
  await eraseDataKey(tx, id);
  await changeResponse(tx, id, {
    sealed_answers: null,
    crm_id: null,
    pages: 0,
    revision: 0,
    started_at: cutToDay(row.started_at),
    touched_at: cutToDay(row.touched_at),
    completed_at: row.completed_at && cutToDay(row.completed_at),
  });
}

/** The first moment of that day in Japan. */
const cutToDay = (time: Date): Date => japanInstant(japanDay(time));

/**
 * Erases the keys of a member's answers, before the rows that name them go: from then on nobody can read what an old backup
 * still holds (G53).
 */
export async function eraseAnswerKeysOf(executor: Executor, memberId: string): Promise<void> {
  const theirs = executor
    .select({ id: surveyResponses.id })
    .from(surveyResponses)
    .where(eq(surveyResponses.member_id, memberId));
  await executor.delete(memberKeys).where(inArray(memberKeys.member_id, theirs));
}
