import { CONTACT_WISHES, SURVEY_CONTACTS_SHOWN, SURVEY_IDS } from '@hidamari/domain/surveys';
import { endpoint } from '../endpoint/index.ts';
import { calendarDay, recordId, recordIdParams, wireTimestamp } from '../fields/index.ts';
import * as z from '../zod/index.ts';

const survey = z.enum(SURVEY_IDS, { error: 'choose_one' });

/** How one question was answered in a period; never who. */
export const questionReport = z.object({
  name: z.string(),
  /** In the order of the choices, or 0 to 10; empty for own words. */
  counts: z.array(z.object({ value: z.union([z.string(), z.number(), z.boolean()]), count: z.int() })),
  /** Of grades and scales, to one decimal. */
  mean: z.number().nullable(),
  answered: z.int(),
  declined: z.int(),
});

export const surveyReport = z.object({
  survey,
  from: calendarDay,
  to: calendarDay,
  total: z.int(),
  /** Fewer than five answers could point at a person: nothing but the number is told. */
  is_few: z.boolean(),
  /** So many were given in the period that the last of them are left out. */
  is_cut: z.boolean(),
  questions: z.array(questionReport),
  /** What was written, without name, hour and order of asking; only for roles that read consultations. */
  words: z.array(z.object({ name: z.string(), text: z.string(), day: calendarDay })),
});
export type SurveyReport = z.output<typeof surveyReport>;

export const readSurveyReportEndpoint = endpoint({
  method: 'GET',
  path: '/desk/surveys/report',
  access: 'staff',
  permission: 'read-survey-reports',
  summary: 'Staff: what the answers of a survey come to in a period',
  query: z.object({
    survey: survey.default('call'),
    from: calendarDay.optional(),
    to: calendarDay.optional(),
  }),
  responses: { 200: surveyReport },
  errors: ['validation', 'unavailable'],
});

/** Somebody who asked to be called back after a consultation, by the number of their case. */
export const surveyContact = z.object({
  id: recordId,
  case_id: recordId.nullable(),
  case_no: z.string().nullable(),
  wish: z.enum(CONTACT_WISHES),
  /** What they wrote; null where nothing was, or it is too old to be kept. */
  words: z.string().nullable(),
  answered_at: wireTimestamp,
});
export type SurveyContact = z.output<typeof surveyContact>;

export const listSurveyContactsEndpoint = endpoint({
  method: 'GET',
  path: '/desk/surveys/contacts',
  access: 'staff',
  permission: 'answer-survey-contacts',
  summary: 'Staff: who wishes to hear from whoever is responsible',
  responses: { 200: z.object({ data: z.array(surveyContact).max(SURVEY_CONTACTS_SHOWN) }) },
});

export const markSurveyContactEndpoint = endpoint({
  method: 'POST',
  path: '/desk/surveys/contacts/{id}/contacted',
  access: 'staff',
  permission: 'answer-survey-contacts',
  summary: 'Staff: somebody was called back',
  params: recordIdParams,
  responses: { 204: null },
  errors: ['validation', 'not_found'],
});
