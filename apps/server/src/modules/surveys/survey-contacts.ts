import type { SurveyContact } from '@hidamari/contract/surveys';
import { AppError } from '@hidamari/domain/errors';
import { formatWireTimestamp } from '@hidamari/domain/japanese-dates';
import { SURVEY_CONTACTS_SHOWN } from '@hidamari/domain/surveys';
import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Executor, Transaction } from '../../database/database.ts';
import type { Encryption } from '../../encryption/encryption.ts';
import type { StaffCaller } from '../../http/caller.ts';
import { recordAccessOnce } from '../access-records/index.ts';
import { caseNumbersOf } from '../consultations/index.ts';
import { mayUseIllnessData } from '../members/index.ts';
import { members } from '../members/member.table.ts';
import { surveyResponses } from './survey.table.ts';
import type { SurveyParts } from './survey-parts.ts';
import { openAnswers } from './survey-parts.ts';
import type { ResponseRow } from './surveys.repository.ts';

const { id: responseId, member_id, contact_wish, contacted_at, touched_at } = surveyResponses;

/** An answer with a wish, and whether its words may be read. */
interface Waiting {
  row: ResponseRow;
  hasWords: boolean;
}

interface Reading {
  staff: StaffCaller;
  now: Date;
}

/** Answers with a wish, of members who are still with us: nobody calls somebody who has left. */
const wishes = (executor: Executor) =>
  executor
    .select({ row: surveyResponses })
    .from(surveyResponses)
    .innerJoin(members, and(eq(members.id, member_id), isNull(members.withdrawn_at)))
    .$dynamic();

/**
 * Who wishes to hear from whoever is responsible, or allows it, and was not called yet; the oldest first (G101). They are
 * named by the number of their case alone. Whose words stand beside it is told of the reading, and the record is over
 * before anything is opened (F46); without the consent to keep them no words are shown (decision 0021).
 */
export async function listSurveyContacts(
  { database, encryption }: Pick<SurveyParts, 'database' | 'encryption'>,
  reading: Reading,
): Promise<SurveyContact[]> {
  const waiting = await database.transaction((tx) => readWaiting(tx, encryption, reading));
  const caseIds = waiting.flatMap(({ row }) => (row.survey === 'call' ? [row.occasion] : []));
  const numbers = await caseNumbersOf(database, caseIds);
  const opened = waiting.filter(({ hasWords }) => hasWords).map(({ row }) => row.id);
  const ciphers = await encryption.forRecords(database, opened);
  return waiting.map(({ row, hasWords }) => ({
    ...describe(row, numbers.get(row.occasion) ?? null),
    words:
      hasWords && row.sealed_answers !== null
        ? wordsOf(openAnswers(ciphers(row.id), row.id, row.sealed_answers))
        : null,
  }));
}

async function readWaiting(
  tx: Transaction,
  encryption: Encryption,
  { staff, now }: Reading,
): Promise<Waiting[]> {
  const found = await wishes(tx)
    .where(and(isNotNull(contact_wish), isNull(contacted_at)))
    .orderBy(asc(touched_at), asc(responseId))
    .limit(SURVEY_CONTACTS_SHOWN);
  const waiting: Waiting[] = [];
  for (const { row } of found) {
    const hasWords = row.sealed_answers !== null && (await mayUseIllnessData(tx, row.member_id));
    const access = {
      memberId: row.member_id,
      staff,
      kind: 'survey-contact-read',
      reason: 'survey',
      at: now,
    } as const;
    if (hasWords) await recordAccessOnce(tx, encryption, access);
    waiting.push({ row, hasWords });
  }
  return waiting;
}

const describe = (row: ResponseRow, caseNumber: string | null) => ({
  id: row.id,
  case_id: caseNumber === null ? null : row.occasion,
  case_no: caseNumber,
  wish: row.contact_wish ?? 'may',
  answered_at: formatWireTimestamp(row.touched_at),
});

function wordsOf({ opinion, amiss_words }: ReturnType<typeof openAnswers>): string | null {
  const words = [opinion, amiss_words].filter((text) => typeof text === 'string' && text !== '');
  return words.length === 0 ? null : words.join('\n\n');
}

/** Notes that somebody was called back. Noted twice, the first one stays. @throws AppError `not_found`. */
export async function markSurveyContact(
  { database }: Pick<SurveyParts, 'database'>,
  { id, now }: { id: string; now: Date },
): Promise<void> {
  const [found] = await wishes(database).where(and(eq(responseId, id), isNotNull(contact_wish)));
  if (!found) throw new AppError('not_found');
  await database
    .update(surveyResponses)
    .set({ contacted_at: now })
    .where(and(eq(responseId, id), isNull(contacted_at)));
}
