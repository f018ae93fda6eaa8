import type { SurveyContact } from '@hidamari/contract/surveys';
import { AppError } from '@hidamari/domain/errors';
import { formatWireTimestamp } from '@hidamari/domain/japanese-dates';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { StaffCaller } from '../../http/caller.ts';
import { caseNumbersOf } from '../consultations/index.ts';
import { openAnswers } from './sealed-answers.ts';
import { surveyResponses } from './survey.table.ts';
import type { SurveyParts } from './survey-parts.ts';
import type { ResponseRow } from './surveys.repository.ts';

const MOST = 200;

/**
 * Who wishes to hear from whoever is responsible, or allows it, and was not called yet; the oldest first (G101). They are
 * named by the number of their case alone: who it is stands there, and reading that is recorded (F46).
 */
export async function listSurveyContacts({
  database,
  encryption,
}: Pick<SurveyParts, 'database' | 'encryption'>): Promise<SurveyContact[]> {
  const rows = await database
    .select()
    .from(surveyResponses)
    .where(and(eq(surveyResponses.wants_contact, true), isNull(surveyResponses.contacted_at)))
    .orderBy(asc(surveyResponses.touched_at))
    .limit(MOST);
  const numbers = await caseNumbersOf(
    database,
    rows.filter(({ survey }) => survey === 'call').map(({ occasion }) => occasion),
  );
  const ciphers = await encryption.forRecords(
    database,
    rows.filter(({ sealed_answers }) => sealed_answers !== null).map(({ id }) => id),
  );
  return rows.map((row) => {
    const answers =
      row.sealed_answers === null ? {} : openAnswers(ciphers(row.id), row.id, row.sealed_answers);
    return { ...describe(row, numbers.get(row.occasion) ?? null), ...wishOf(answers) };
  });
}

const describe = (row: ResponseRow, caseNumber: string | null) => ({
  id: row.id,
  case_id: caseNumber === null ? null : row.occasion,
  case_no: caseNumber,
  answered_at: formatWireTimestamp(row.touched_at),
  contacted_at: null,
  contacted_by_name: null,
});

function wishOf(answers: ReturnType<typeof openAnswers>): Pick<SurveyContact, 'wish' | 'words'> {
  const words = [answers.opinion, answers.amiss_words].filter(
    (text) => typeof text === 'string' && text !== '',
  );
  return {
    wish: answers.wants_lead === true ? 'lead' : 'may',
    words: words.length === 0 ? null : words.join('\n\n'),
  };
}

/** Notes that somebody was called back. Noted twice, the first one stays. @throws AppError `not_found`. */
export async function markSurveyContact(
  { database }: Pick<SurveyParts, 'database'>,
  { id, staff, now }: { id: string; staff: StaffCaller; now: Date },
): Promise<void> {
  const wished = and(eq(surveyResponses.id, id), eq(surveyResponses.wants_contact, true));
  const [row] = await database
    .select({ at: surveyResponses.contacted_at })
    .from(surveyResponses)
    .where(wished);
  if (!row) throw new AppError('not_found');
  await database
    .update(surveyResponses)
    .set({ contacted_at: now, contacted_by_name: staff.displayName })
    .where(and(wished, isNull(surveyResponses.contacted_at)));
}
