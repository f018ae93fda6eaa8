import {
  answerAdditionalSatisfactionSurveyEndpoint,
  answerAdditionalSurveyEndpoint,
  answerSatisfactionSurveyEndpoint,
  listSurveyContactsEndpoint,
  markSurveyContactEndpoint,
  readCaseSurveyEndpoint,
  readSatisfactionStatusEndpoint,
  readSurveyReportEndpoint,
  verifySurveyLinkEndpoint,
} from '@hidamari/contract/surveys';
import type { SurveyPart } from '@hidamari/domain/surveys';
import { type Call, type Route, route } from '../../http/route.ts';
import { readSatisfactionStatus } from './read-satisfaction-status.ts';
import { reportSurvey } from './report-survey.ts';
import { saveSurveyPage } from './save-survey-page.ts';
import { listSurveyContacts, markSurveyContact } from './survey-contacts.ts';
import { caseSurveyAddress, verifySurveyLink } from './survey-link.ts';
import type { SurveyParts } from './survey-parts.ts';

/** The calls of whoever answers. */
export function surveyRoutes(parts: SurveyParts): Route[] {
  const keep =
    (part: SurveyPart) =>
    async ({
      body,
      caller,
      request,
    }: Pick<Call<typeof answerSatisfactionSurveyEndpoint>, 'body' | 'caller' | 'request'>) => {
      const { survey, answers, page, ...link } = body;
      const given = { survey, part, answers, page, link, caller };
      return {
        status: 201,
        body: { survey_response_id: await saveSurveyPage(parts, given, request) },
      } as const;
    };
  return [
    route(verifySurveyLinkEndpoint, async ({ body: { survey, ...link }, caller, request }) => ({
      status: 200,
      body: await verifySurveyLink(parts, { survey, link, caller }, request),
    })),
    route(answerSatisfactionSurveyEndpoint, keep('main')),
    route(answerAdditionalSurveyEndpoint, keep('additional')),
    route(answerAdditionalSatisfactionSurveyEndpoint, keep('additional')),
    route(readSatisfactionStatusEndpoint, async ({ query, caller, request: { now } }) => ({
      status: 200,
      body: await readSatisfactionStatus(parts, { survey: query.survey ?? 'life', caller, now }),
    })),
    route(readCaseSurveyEndpoint, async ({ params, caller, request: { now } }) => {
      const { memberId, baseAccountId } = caller;
      const asked = { memberId, baseAccountId, caseId: params.id, now };
      const address = await caseSurveyAddress(parts, asked);
      return { status: 200, body: { address } };
    }),
  ];
}

/** The calls of the desk. */
export function deskSurveyRoutes(parts: SurveyParts): Route[] {
  return [
    route(readSurveyReportEndpoint, async ({ query, caller: staff, request: { now } }) => ({
      status: 200,
      body: await reportSurvey(parts, { ...query, staff, now }),
    })),
    route(listSurveyContactsEndpoint, async ({ caller: staff, request: { now } }) => ({
      status: 200,
      body: { data: await listSurveyContacts(parts, { staff, now }) },
    })),
    route(markSurveyContactEndpoint, async ({ params: { id }, request: { now } }) => {
      await markSurveyContact(parts, { id, now });
      return { status: 204 };
    }),
  ];
}
