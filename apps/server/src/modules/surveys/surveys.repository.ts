import type { SurveyId } from '@hidamari/domain/surveys';
import { and, desc, eq, gt, isNotNull, lt, or } from 'drizzle-orm';
import type { Executor, Transaction } from '../../database/database.ts';
import { surveyInvitations, surveyResponses } from './survey.table.ts';

export type InvitationRow = typeof surveyInvitations.$inferSelect;
export type ResponseRow = typeof surveyResponses.$inferSelect;

/** Whose answer to what: a case, or a day on which the asking began. */
export interface Occasion {
  memberId: string;
  survey: SurveyId;
  occasion: string;
}

const isOf = ({ memberId, survey, occasion }: Occasion) =>
  and(
    eq(surveyResponses.member_id, memberId),
    eq(surveyResponses.survey, survey),
    eq(surveyResponses.occasion, occasion),
  );

export async function findInvitation(executor: Executor, id: string): Promise<InvitationRow | null> {
  const [row] = await executor.select().from(surveyInvitations).where(eq(surveyInvitations.id, id));
  return row ?? null;
}

export async function findInvitationOfCase(
  executor: Executor,
  caseId: string,
): Promise<InvitationRow | null> {
  const [row] = await executor.select().from(surveyInvitations).where(eq(surveyInvitations.case_id, caseId));
  return row ?? null;
}

/** The newest asking of a member that is not over. */
export async function findOpenInvitation(
  executor: Executor,
  memberId: string,
  now: Date,
): Promise<InvitationRow | null> {
  const [row] = await executor
    .select()
    .from(surveyInvitations)
    .where(and(eq(surveyInvitations.member_id, memberId), gt(surveyInvitations.expires_at, now)))
    .orderBy(desc(surveyInvitations.created_at))
    .limit(1);
  return row ?? null;
}

export async function findResponse(executor: Executor, occasion: Occasion): Promise<ResponseRow | null> {
  const [row] = await executor.select().from(surveyResponses).where(isOf(occasion));
  return row ?? null;
}

/** The same, and nobody else adds to it until the transaction ends. */
export async function lockResponse(tx: Transaction, occasion: Occasion): Promise<ResponseRow | null> {
  const [row] = await tx.select().from(surveyResponses).where(isOf(occasion)).for('update');
  return row ?? null;
}

/** The answer to this survey that was begun last, whatever the occasion. */
export async function findNewestResponse(
  executor: Executor,
  { memberId, survey }: Omit<Occasion, 'occasion'>,
): Promise<ResponseRow | null> {
  const [row] = await executor
    .select()
    .from(surveyResponses)
    .where(and(eq(surveyResponses.member_id, memberId), eq(surveyResponses.survey, survey)))
    .orderBy(desc(surveyResponses.started_at))
    .limit(1);
  return row ?? null;
}

/** When this survey was last answered to its end; null: never. */
export async function lastCompletedAt(
  executor: Executor,
  { memberId, survey }: Omit<Occasion, 'occasion'>,
): Promise<Date | null> {
  const [row] = await executor
    .select({ at: surveyResponses.completed_at })
    .from(surveyResponses)
    .where(
      and(
        eq(surveyResponses.member_id, memberId),
        eq(surveyResponses.survey, survey),
        isNotNull(surveyResponses.completed_at),
      ),
    )
    .orderBy(desc(surveyResponses.completed_at))
    .limit(1);
  return row?.at ?? null;
}

/** Writes an empty one where there is none; two at once write one. */
export async function insertResponse(
  tx: Transaction,
  row: typeof surveyResponses.$inferInsert,
): Promise<void> {
  await tx
    .insert(surveyResponses)
    .values(row)
    .onConflictDoNothing({
      target: [surveyResponses.member_id, surveyResponses.survey, surveyResponses.occasion],
    });
}

export async function changeResponse(tx: Executor, id: string, changes: Partial<ResponseRow>): Promise<void> {
  await tx.update(surveyResponses).set(changes).where(eq(surveyResponses.id, id));
}

/** Touched last before `before`, and still holding what was said or who said it to the CRM. */
const isForgettable = (before: Date) =>
  and(
    lt(surveyResponses.touched_at, before),
    or(isNotNull(surveyResponses.sealed_answers), isNotNull(surveyResponses.crm_id)),
  );

/** Ids of answers that are to be forgotten. */
export async function listForgettable(executor: Executor, before: Date, most: number): Promise<string[]> {
  const rows = await executor
    .select({ id: surveyResponses.id })
    .from(surveyResponses)
    .where(isForgettable(before))
    .limit(most);
  return rows.map(({ id }) => id);
}

/** One of them, and nobody else adds to it until the transaction ends; null where somebody did. */
export async function lockForgettable(
  tx: Transaction,
  id: string,
  before: Date,
): Promise<ResponseRow | null> {
  const [row] = await tx
    .select()
    .from(surveyResponses)
    .where(and(eq(surveyResponses.id, id), isForgettable(before)))
    .for('update');
  return row ?? null;
}
