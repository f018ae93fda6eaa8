import type { ApiClient } from '@hidamari/contract/client';
import { surveyCalls } from '../../../shell/data/contract-calls.ts';
import { ownServiceQuery } from '../../../shell/data/own-service-query.ts';
import { type ReportWish, reportDays } from './report-address.ts';

export const SURVEY_CONTACTS_KEY = ['desk', 'survey-contacts'] as const;

export const surveyContactsQuery = (api: ApiClient) =>
  ownServiceQuery(
    api,
    surveyCalls,
    ({ listSurveyContactsEndpoint }) => listSurveyContactsEndpoint,
    {},
    SURVEY_CONTACTS_KEY,
  );

export function surveyReportQuery(api: ApiClient, { survey, period }: ReportWish, today: string) {
  const query = { survey, ...reportDays(period, today) };
  return ownServiceQuery(
    api,
    surveyCalls,
    ({ readSurveyReportEndpoint }) => readSurveyReportEndpoint,
    { query },
    ['desk', 'survey-report', query],
  );
}
