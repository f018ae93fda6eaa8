import {
  type CrmSurveyAnswer,
  type CrmSurveyAnswersAsked,
  crmAnswers,
  MOST_LISTED,
  type SurveyAnswerStore,
} from '@hidamari/adapters/crm/port';
import { and, asc, eq, gte, lte, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { Encryption, MemberCipher } from '../../encryption/encryption.ts';
import { openJson, sealJson } from '../../encryption/member-encryption.ts';
import { crmSurveyAnswers } from './crm-survey-answer.table.ts';

interface Shelf {
  database: Database;
  encryption: Encryption;
}

type Row = typeof crmSurveyAnswers.$inferSelect;

/** Binds the answers to their row. */
const contextOf = (id: string) => `crm-survey-answer:${id}`;

/** Where the embedded CRM keeps answers: in the portal's own database, sealed under each row's own key. */
export function saveSurveyAnswersIn(shelf: Shelf): SurveyAnswerStore {
  return {
    keep: (answer) => keepAnswer(shelf, answer),
    list: (asked) => listAnswers(shelf, asked),
  };
}

/** One statement writes the row, or changes it where what is there is older: two servers may do so at once. */
async function keepAnswer({ database, encryption }: Shelf, answer: CrmSurveyAnswer): Promise<void> {
  await database.transaction(async (tx) => {
    const cipher = await encryption.forRecord(tx, answer.id);
    const { answers, ...fields } = answer;
    const row: Row = {
      ...fields,
      sealed_answers: sealJson(cipher, answers, contextOf(answer.id)),
    };
    const { id: _, ...change } = row;
    await tx
      .insert(crmSurveyAnswers)
      .values(row)
      .onConflictDoUpdate({
        target: crmSurveyAnswers.id,
        set: change,
        setWhere: sql`${crmSurveyAnswers.revision} < excluded.revision`,
      });
  });
}

async function listAnswers(
  { database, encryption }: Shelf,
  { survey, from, to }: CrmSurveyAnswersAsked,
): Promise<CrmSurveyAnswer[]> {
  const rows = await database
    .select()
    .from(crmSurveyAnswers)
    .where(
      and(
        eq(crmSurveyAnswers.survey, survey),
        gte(crmSurveyAnswers.answered_on, from),
        lte(crmSurveyAnswers.answered_on, to),
      ),
    )
    .orderBy(asc(crmSurveyAnswers.answered_on), asc(crmSurveyAnswers.id))
    .limit(MOST_LISTED);
  const cipherOf = await encryption.forRecords(
    database,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => opened(cipherOf(row.id), row));
}

function opened(cipher: MemberCipher, { sealed_answers, ...fields }: Row): CrmSurveyAnswer {
  return { ...fields, answers: crmAnswers.parse(openJson(cipher, sealed_answers, contextOf(fields.id))) };
}
