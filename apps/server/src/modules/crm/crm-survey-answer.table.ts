import type { MemberType } from '@hidamari/domain/site-variants';
import type { SurveyId } from '@hidamari/domain/surveys';
import { boolean, date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';

/** The embedded CRM's survey answers: without a name, sealed under the row's own key. */
export const crmSurveyAnswers = pgTable(
  'crm_survey_answers',
  {
    id: uuid().primaryKey(),
    survey: text().$type<SurveyId>().notNull(),
    member_type: text().$type<MemberType>().notNull(),
    sealed_answers: text().notNull(),
    revision: integer().notNull(),
    is_complete: boolean().notNull(),
    /** The day in Japan, and no hour of it (0059). */
    answered_on: date({ mode: 'string' }).notNull(),
  },
  (table) => [index('crm_survey_answers_survey').on(table.survey, table.answered_on)],
);
