import { randomUUID } from 'node:crypto';
import { afterQuietHours } from '@hidamari/domain/notices';
import { isInvited, SURVEY_LINK_DAYS } from '@hidamari/domain/surveys';
import { desc, eq } from 'drizzle-orm';
import * as z from 'zod';
import type { Executor } from '../../database/database.ts';
import type { OutboxHandler } from '../../jobs/outbox-runner.ts';
import { findFinishedCase } from '../consultations/index.ts';
import { findMember, lockMember, mayUseIllnessData } from '../members/index.ts';
import { enqueueSurveyNotice } from './notify-of-survey.ts';
import { surveyInvitations } from './survey.table.ts';
import type { SurveyParts } from './survey-parts.ts';
import { findInvitationOfCase } from './surveys.repository.ts';

const resting = z.object({ case_id: z.uuid() });
const DAY_MS = 86_400_000;

/**
 * The outbox's handler: a day after a consultation, whoever had it may be asked how it went (`isInvited`). One invitation
 * for each case, ever: its link stands beside the case, and goes out as `notifyOfSurvey` finds right when it does. Its days
 * begin when it may go out first.
 */
export function inviteToSurvey(parts: Pick<SurveyParts, 'database' | 'outbox' | 'clock'>): OutboxHandler {
  return async ({ payload }) => {
    const { case_id: caseId } = resting.parse(payload);
    const now = parts.clock();
    await parts.database.transaction(async (tx) => {
      const finished = await findFinishedCase(tx, caseId);
      if (!finished || (await findInvitationOfCase(tx, caseId))) return;
      const { memberId } = finished;
      // Two cases that were closed together would both find that nobody was asked lately.
      await lockMember(tx, memberId);
      const found = await findMember(tx, memberId);
      if (!found) return;
      const { member } = found;
      const facts = {
        ...finished,
        isTest: member.member_test_marketing,
        isBereaved: member.bereaved_at !== null,
        arePromptsHeld: member.prompts_held_at !== null,
        mayUseIllness: await mayUseIllnessData(tx, memberId),
        lastInvitedAt: await lastInvitedAt(tx, memberId),
      };
      if (!isInvited(facts, now)) return;
      await tx.insert(surveyInvitations).values({
        id: randomUUID(),
        member_id: memberId,
        case_id: caseId,
        expires_at: new Date(afterQuietHours(now).getTime() + SURVEY_LINK_DAYS * DAY_MS),
        created_at: now,
      });
      await enqueueSurveyNotice(parts, tx, caseId);
    });
  };
}

async function lastInvitedAt(executor: Executor, memberId: string): Promise<Date | null> {
  const [row] = await executor
    .select({ at: surveyInvitations.created_at })
    .from(surveyInvitations)
    .where(eq(surveyInvitations.member_id, memberId))
    .orderBy(desc(surveyInvitations.created_at))
    .limit(1);
  return row?.at ?? null;
}
