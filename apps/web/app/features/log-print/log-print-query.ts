import type { ApiClient } from '@hidamari/contract/client';
import { AppError } from '@hidamari/domain/errors';
import { NOTHING_CHOSEN } from '@hidamari/domain/log-print';
import type { SymptomKey } from '@hidamari/domain/treatment-logs';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { logPrintCalls, pageApi } from '../../shell/data/contract-calls.ts';
import { ownServiceQuery } from '../../shell/data/own-service-query.ts';
import { useRejectedQuery } from '../../shell/data/rejected-query.ts';
import { ALL_CATEGORIES, askedDays, type PrintAddress } from './print-address.ts';

/** What is chosen beside the address; kept on the page alone. Null: every symptom. */
export interface PrivateChoices {
  symptoms: readonly SymptomKey[] | null;
  withName: boolean;
}

export const USUAL_CHOICES: PrivateChoices = { symptoms: null, withName: false };

/** Everything that a print is asked for with, as the calls take it; what is usual is left out. */
export function askedChoices(address: PrintAddress, { symptoms, withName }: PrivateChoices, today: string) {
  const isAll = address.categories.length === ALL_CATEGORIES.length;
  return {
    ...askedDays(address, today),
    ...(isAll ? {} : { categories: [...address.categories] }),
    ...(symptoms === null ? {} : { symptoms: [...symptoms] }),
    ...(address.isSummaryOnly && { summary_only: true }),
    ...(withName && { with_name: true }),
  };
}
export type AskedChoices = ReturnType<typeof askedChoices>;

/** The pages of a print. */
export function printedSheetsQuery(api: ApiClient, asked: AskedChoices) {
  const { symptoms } = asked;
  const query = { ...asked, ...(symptoms?.length === 0 && { symptoms: NOTHING_CHOSEN }) };
  return ownServiceQuery(
    api,
    logPrintCalls,
    ({ readPrintedSheetsEndpoint }) => readPrintedSheetsEndpoint,
    { query },
    ['treatment-logs', 'print', asked],
  );
}

export const PRINT_QUERY_NAME = 'getTreatmentLogPrint';

const TOO_LONG =
  '枚数が多くなりすぎるため、まとめを作れませんでした。期間を短くするか、載せるものを減らしてください。';

/** Why there are no sheets, when the choices are the reason. */
function faultOf(error: unknown): string | null {
  if (!(error instanceof AppError) || !['validation', 'bad_request'].includes(error.code)) return null;
  return error.facts.fields?.sheets ? TOO_LONG : '期間をえらび直してください。';
}

/** The sheets of the choices; while others are on their way, those that stood before. */
export function usePrintedSheets(asked: AskedChoices) {
  const query = useQuery({ ...printedSheetsQuery(pageApi(), asked), placeholderData: keepPreviousData });
  const fault = faultOf(query.error);
  useRejectedQuery(query.data || fault !== null ? null : query.error, PRINT_QUERY_NAME);
  return {
    printed: query.data ?? null,
    /** They belong to choices from before. */
    isOld: query.isPlaceholderData,
    fault,
    hasFailed: fault === null && (query.error !== null || (!query.data && query.fetchStatus === 'paused')),
    isFetching: query.isFetching,
    reload: () => void query.refetch(),
  };
}
export type PrintedState = ReturnType<typeof usePrintedSheets>;
