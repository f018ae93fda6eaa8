import type { CaseDanger } from '@hidamari/contract/consultations';
import { DANGER_QUOTES, pendingCallsSince } from '@hidamari/domain/consultations';
import { dangerQuote, hasCrisisWords } from '@hidamari/domain/crisis-reader';
import { formatWireTimestamp } from '@hidamari/domain/japanese-dates';
import { and, asc, desc, eq, gt, gte, isNull, lte, ne, or } from 'drizzle-orm';
import type { Executor } from '../../../database/database.ts';
import type { MemberCipher } from '../../../encryption/encryption.ts';
import { openJson } from '../../../encryption/member-encryption.ts';
import type { CaseRow } from '../cases.repository.ts';
import {
  consultationCalls,
  consultationMessages as messages,
  consultationSummaries as summaries,
} from '../consultation.table.ts';
import { sealContext } from '../consultation-parts.ts';
import { needsSecondCheck } from './list-queue.ts';

interface Found {
  row: CaseRow;
  cipher: MemberCipher;
}

/** Messages before the newest words of danger in which others are looked for. */
const LOOKED_THROUGH = 20;

/** An open case whose words suggest danger, whether or not a second person has read them by now (G119). */
export const hasDanger = (
  row: Pick<CaseRow, 'danger_at' | 'status'>,
): row is Pick<CaseRow, 'status'> & { danger_at: Date } => row.danger_at !== null && row.status !== 'closed';

/** What the desk shows of the danger in a case; null where there is none. */
export async function readDanger(
  executor: Executor,
  { row, cipher, now }: Found & { now: Date },
): Promise<CaseDanger | null> {
  if (!hasDanger(row)) return null;
  const { danger_at: at } = row;
  return {
    at: formatWireTimestamp(at),
    quotes: await quotesOf(executor, { caseId: row.id, cipher, at }),
    first_aid: await findFirstAid(executor, row.id, at),
    calls: await callsOf(executor, row, { at, now }),
    phone_opened: describeStaff(row.phone_opened_by_name, row.phone_opened_at),
  };
}

const describeStaff = (name: string | null, at: Date | null) =>
  at === null ? null : { staff_name: name ?? '', at: formatWireTimestamp(at) };

interface DangerWords {
  caseId: string;
  cipher: MemberCipher;
  /** Of the newest of them. */
  at: Date;
}

/**
 * The newest sentences of the member that suggest danger. What raised it last is quoted even where the rules have changed
 * since and find nothing in it any more.
 */
async function quotesOf(executor: Executor, words: DangerWords): Promise<CaseDanger['quotes']> {
  const found = [...(await correctionOf(executor, words)), ...(await messagesUpTo(executor, words))];
  return found
    .filter(({ at, text }) => at.getTime() === words.at.getTime() || hasCrisisWords(text))
    .slice(0, DANGER_QUOTES)
    .map(({ at, text }) => ({ at: formatWireTimestamp(at), text: dangerQuote(text) }));
}

async function messagesUpTo(executor: Executor, { caseId, cipher, at }: DangerWords) {
  const rows = await executor
    .select({ id: messages.id, sealed: messages.sealed_body, at: messages.at })
    .from(messages)
    .where(and(eq(messages.case_id, caseId), eq(messages.author, 'member'), lte(messages.at, at)))
    .orderBy(desc(messages.seq))
    .limit(LOOKED_THROUGH);
  return rows.map((row) => ({
    at: row.at,
    text: openJson<{ text: string }>(cipher, row.sealed, sealContext.message(row.id)).text,
  }));
}

/** Words beside a summary raise it too. */
async function correctionOf(executor: Executor, { caseId, cipher, at }: DangerWords) {
  const rows = await executor
    .select({ id: summaries.id, sealed: summaries.sealed_body, at: summaries.at })
    .from(summaries)
    .where(and(eq(summaries.case_id, caseId), eq(summaries.kind, 'correction'), eq(summaries.at, at)));
  return rows.map((row) => ({
    at: row.at,
    text: openJson<{ text: string }>(cipher, row.sealed, sealContext.summary(row.id)).text,
  }));
}

/** Who sent the fixed sentence since these words came. */
export async function findFirstAid(
  executor: Executor,
  caseId: string,
  since: Date,
): Promise<CaseDanger['first_aid']> {
  const [row] = await executor
    .select({ name: messages.staff_name, at: messages.at })
    .from(messages)
    .where(and(eq(messages.case_id, caseId), eq(messages.is_first_aid, true), gte(messages.at, since)))
    .orderBy(desc(messages.seq))
    .limit(1);
  return row ? describeStaff(row.name, row.at) : null;
}

/** Those made since the words, and those before them that still stand; a second reader whom nobody needs any more is in none. */
async function callsOf(
  executor: Executor,
  row: CaseRow,
  { at: since, now }: { at: Date; now: Date },
): Promise<CaseDanger['calls']> {
  const { case_id, whom, at, answered_at } = consultationCalls;
  const stands = and(isNull(answered_at), gt(at, pendingCallsSince(now)));
  const rows = await executor
    .select()
    .from(consultationCalls)
    .where(
      and(
        eq(case_id, row.id),
        or(gte(at, since), stands),
        needsSecondCheck(row) ? undefined : ne(whom, 'second'),
      ),
    )
    .orderBy(asc(at));
  return rows.map((row) => ({
    whom: row.whom,
    staff_name: row.staff_name,
    at: formatWireTimestamp(row.at),
    answered: describeStaff(row.answered_by_name, row.answered_at),
  }));
}
