import type { MemberType } from '@hidamari/domain/site-variants';
import type { ContactWish, SurveyId } from '@hidamari/domain/surveys';
import { index, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';

const time = () => timestamp({ withTimezone: true, mode: 'date' });

/** One asking about one finished case (G101): the row that a link's `sf_survey_response_id` names (G91). */
export const surveyInvitations = pgTable(
  'survey_invitations',
  {
    id: uuid().primaryKey(),
    member_id: uuid().notNull(),
    case_id: uuid().notNull(),
    /** From then on the link leads to the closed page. */
    expires_at: time().notNull(),
    created_at: time().notNull(),
  },
  (table) => [
    unique('survey_invitations_case').on(table.case_id),
    index('survey_invitations_member').on(table.member_id, table.created_at),
  ],
);

/**
 * What somebody has answered so far, page by page, sealed under the row's own key. It goes to the CRM after each page; what
 * stays here after thirty days is the day, so that nobody is asked twice.
 */
export const surveyResponses = pgTable(
  'survey_responses',
  {
    id: uuid().primaryKey(),
    /** What the CRM knows the answer by. Null before the first page, and once nobody is to tell any more whose answer it was. */
    crm_id: uuid(),
    survey: text().$type<SurveyId>().notNull(),
    member_id: uuid().notNull(),
    member_type: text().$type<MemberType>().notNull(),
    /** One answer for each: the case's id, or the day that the asking began. */
    occasion: text().notNull(),
    /** Null once it is thirty days old: then only that it was answered is known, and the times are cut to the day (0059). */
    sealed_answers: text(),
    /** The last page of the main part that is kept, from 1; 0 for none. */
    pages: integer().notNull().default(0),
    /** Rises with every page that is kept; the CRM takes the newest. */
    revision: integer().notNull(),
    started_at: time().notNull(),
    touched_at: time().notNull(),
    completed_at: time(),
    /** 「責任者から連絡がほしい」, or that somebody may: the one thing of an answer that is kept beside its case (G101). */
    contact_wish: text().$type<ContactWish>(),
    contacted_at: time(),
  },
  (table) => [
    unique('survey_responses_occasion').on(table.member_id, table.survey, table.occasion),
    index('survey_responses_touched').on(table.touched_at),
  ],
);
