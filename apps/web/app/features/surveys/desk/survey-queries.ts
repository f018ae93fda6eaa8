import type { ApiClient } from '@hidamari/contract/client';
import { addDays } from '@hidamari/domain/japanese-dates';
import { screenHref } from '@hidamari/domain/screens';
import { SURVEY_IDS, type SurveyId } from '@hidamari/domain/surveys';
import { surveyCalls } from '../../../shell/data/contract-calls.ts';
import { ownServiceQuery } from '../../../shell/data/own-service-query.ts';

/** How far back a report goes. */
export const REPORT_PERIODS = [
  { value: 'month', label: '今月' },
  { value: 'quarter', label: 'この3か月' },
  { value: 'year', label: 'この1年' },
] as const;
type ReportPeriod = (typeof REPORT_PERIODS)[number]['value'];

/** What the page shows; both stand in the address. */
export interface ReportWish {
  survey: SurveyId;
  period: ReportPeriod;
}

/** Reads the address; what means nothing is the first of each. */
export function reportWishOf(search: URLSearchParams): ReportWish {
  return {
    survey: SURVEY_IDS.find((id) => id === search.get('type')) ?? 'call',
    period: REPORT_PERIODS.find(({ value }) => value === search.get('period'))?.value ?? 'quarter',
  };
}

export const reportHref = ({ survey, period }: ReportWish): string =>
  screenHref('/desk/surveys', null, { type: survey, period });

const DAYS_BACK = { quarter: 91, year: 364 } as const;

/** The days of a period that ends today, both included. */
export function reportDays(period: ReportPeriod, today: string): { from: string; to: string } {
  if (period === 'month') return { from: `${today.slice(0, 8)}01`, to: today };
  return { from: addDays(today, -DAYS_BACK[period]), to: today };
}

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
