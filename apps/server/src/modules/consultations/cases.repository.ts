import { type CaseState, caseNumberText, readCaseNumber } from '@hidamari/domain/consultations';
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../database/database.ts';
import { consultationCases } from './consultation.table.ts';

export type CaseRow = typeof consultationCases.$inferSelect;
export type CaseChanges = Partial<Omit<CaseRow, 'id' | 'case_no'>>;

/** Whose case it has to be: the member's own, or anybody's for the desk. */
export interface CaseOwner {
  caseId: string;
  /** Left out for the desk. */
  memberId?: string;
}

const isMeant = ({ caseId, memberId }: CaseOwner) =>
  and(
    eq(consultationCases.id, caseId),
    memberId === undefined ? undefined : eq(consultationCases.member_id, memberId),
  );

/** Null where there is none, or none of this member: the two are never told apart (F15). */
export async function findCase(executor: Executor, owner: CaseOwner): Promise<CaseRow | null> {
  const [row] = await executor.select().from(consultationCases).where(isMeant(owner));
  return row ?? null;
}

/** True where the case is this member's. */
export const isCaseOf = async (executor: Executor, owner: { caseId: string; memberId: string }) =>
  (await findCase(executor, owner)) !== null;

/** The same, and nobody else changes it until the transaction ends: messages get their places one after the other. */
export async function lockCase(tx: Transaction, owner: CaseOwner): Promise<CaseRow | null> {
  const [row] = await tx.select().from(consultationCases).where(isMeant(owner)).for('update');
  return row ?? null;
}

export async function insertCase(
  tx: Transaction,
  row: typeof consultationCases.$inferInsert,
): Promise<CaseRow> {
  const [made] = await tx.insert(consultationCases).values(row).returning();
  if (!made) throw new Error('a case was not written');
  return made;
}

/**
 * Writes changes of a locked case that its readers have to read anew: name, summary, notes, who looks after it. The
 * version counts these alone.
 */
export async function changeCase(tx: Transaction, caseId: string, changes: CaseChanges): Promise<void> {
  await tx
    .update(consultationCases)
    .set({ ...changes, version: sql`${consultationCases.version} + 1` })
    .where(eq(consultationCases.id, caseId));
}

/** Writes what messages and marks change: readers are sent these as they come. */
export async function moveCase(tx: Transaction, caseId: string, changes: CaseChanges): Promise<void> {
  await tx.update(consultationCases).set(changes).where(eq(consultationCases.id, caseId));
}

/** Where a case stands, for the rules of the domain. */
export function caseStateOf(row: Pick<CaseRow, 'status' | 'taken_by' | 'waiting_since'>): CaseState {
  return { status: row.status, isTaken: row.taken_by !== null, waitingSince: row.waiting_since };
}

/** How the desk names these cases, by their ids. */
export async function caseNumbersOf(
  executor: Executor,
  caseIds: readonly string[],
): Promise<Map<string, string>> {
  if (caseIds.length === 0) return new Map();
  const rows = await executor
    .select({ id: consultationCases.id, number: consultationCases.case_no })
    .from(consultationCases)
    .where(inArray(consultationCases.id, [...caseIds]));
  return new Map(rows.map(({ id, number }) => [id, caseNumberText(number)]));
}

/** Which of these numbers, as the desk shows them, are those of cases in which words suggested danger, open or closed (G119). */
export async function casesWithDanger(executor: Executor, numbers: readonly string[]): Promise<Set<string>> {
  const wanted = numbers.map(readCaseNumber).filter((number) => number !== null);
  if (wanted.length === 0) return new Set();
  const { case_no, danger_at } = consultationCases;
  const rows = await executor
    .select({ number: case_no })
    .from(consultationCases)
    .where(and(inArray(case_no, wanted), isNotNull(danger_at)));
  return new Set(rows.map(({ number }) => caseNumberText(number)));
}
