import { ARTICLE_COMMENT_CHARACTERS } from '@hidamari/domain/limits';
import { SURVEY_IDS } from '@hidamari/domain/surveys';
import { endpoint } from '../endpoint/index.ts';
import {
  contentId,
  hashedId,
  optionalText,
  recordId,
  recordIdParams,
  wireTimestamp,
} from '../fields/index.ts';
import * as z from '../zod/index.ts';
import { surveyAnswers } from './survey-answers.ts';

/** Names a person who is not signed in: only together with its signature and expiry (G37, G91). */
const signedLink = z.object({
  hash_base_account_id: hashedId.optional(),
  exp: z.coerce.number<number | string>({ error: 'invalid' }).int({ error: 'invalid' }).optional(),
  signature: z.string({ error: 'invalid' }).max(200, { error: 'too_long' }).optional(),
  case_id: recordId.optional(),
  sf_survey_response_id: z
    .string({ error: 'invalid' })
    .regex(/^[A-Za-z0-9_-]{1,64}$/, { error: 'invalid' })
    .optional(),
});

const survey = z.enum(SURVEY_IDS, { error: 'choose_one' });
const page = z.int({ error: 'invalid' }).min(1, { error: 'invalid' }).max(20, { error: 'invalid' });
/** Answers are saved page by page (G101): null declines a question. `page` is the one just answered, from 1. */
const surveyBody = signedLink.extend({ survey, answers: surveyAnswers, page: page.optional() });

/** Key of the stored answers, for the pages that follow. */
const stored = z.object({ survey_response_id: recordId });

const common = {
  method: 'POST',
  access: 'either',
  consent: { illness: 'in the use case', terms: 'open to visitors' },
  errors: ['validation', 'forbidden', 'consent_withdrawn', 'too_many'],
} as const;

/**
 * The survey pages ask this before they open (G91). Not allowed and closed: was theirs to answer and is over, which leads
 * to the closed page; not allowed and not closed: is not theirs, which leads to /404.
 */
export const verifySurveyLinkEndpoint = endpoint({
  method: 'POST',
  path: '/base-accounts/survey-verifications',
  access: 'either',
  consent: { illness: 'in the use case', terms: 'open to visitors' },
  summary: 'May this handle answer this survey',
  body: signedLink.extend({ survey }),
  responses: {
    200: z.object({
      is_allowed: z.boolean(),
      is_closed: z.boolean(),
      /** Why it is closed, for the words on the closed page. */
      closed_because: z.enum(['answered', 'expired']).optional(),
      /** The page to go on with, from 1: those before it are kept already. */
      next_page: page,
      /** The main pages are answered; the optional one may still follow. */
      is_finished: z.boolean(),
    }),
  },
  errors: ['validation', 'consent_withdrawn', 'too_many'],
});

/** One question inside an article (G101). */
export const answerSingleSurveyEndpoint = endpoint({
  ...common,
  path: '/crm/single-survey',
  summary: 'Answers the one question of an article',
  body: z.object({
    article_id: contentId,
    is_helpful: z.boolean({ error: 'choose_one' }),
    comment: optionalText(ARTICLE_COMMENT_CHARACTERS),
    /** Made by the browser for one reading of one article: the same answer twice is one (G102). */
    client_key: recordId,
  }),
  responses: { 201: stored },
  errors: ['validation', 'not_found', 'too_many'],
});

export const answerAdditionalSurveyEndpoint = endpoint({
  ...common,
  path: '/crm/additional-survey',
  summary: 'Answers the optional second page of a survey',
  body: surveyBody,
  responses: { 201: stored },
});

export const answerSatisfactionSurveyEndpoint = endpoint({
  ...common,
  path: '/crm/satisfaction-survey',
  summary: 'Answers a satisfaction survey',
  body: surveyBody,
  responses: { 201: stored },
});

export const answerAdditionalSatisfactionSurveyEndpoint = endpoint({
  ...common,
  path: '/crm/additional-satisfaction-survey',
  summary: 'Answers the optional second page of a satisfaction survey',
  body: surveyBody,
  responses: { 201: stored },
});

export const readSatisfactionStatusEndpoint = endpoint({
  method: 'GET',
  path: '/crm/satisfaction-survey-response-status',
  access: 'either',
  consent: { illness: 'in the use case', terms: 'nothing is kept' },
  summary: 'Is a satisfaction survey due',
  query: signedLink.extend({ survey: survey.optional() }),
  responses: {
    200: z.object({
      answered_at: wireTimestamp.optional(),
      due: z.boolean().optional(),
      restrained_until: wireTimestamp.optional(),
    }),
  },
});

/** Where the survey about one of the member's own cases is answered; null while nobody asks, or once it is over (G90). */
export const readCaseSurveyEndpoint = endpoint({
  method: 'GET',
  path: '/consultations/{id}/survey-address',
  access: 'member',
  consent: { illness: 'in the use case', terms: 'nothing is kept' },
  summary: 'The signed address of the survey about a finished consultation',
  params: recordIdParams,
  responses: { 200: z.object({ address: z.string().max(1_000).nullable() }) },
  errors: ['validation', 'not_found'],
});
