import { AppError } from '@hidamari/domain/errors';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { pageApi } from '../../shell/data/page-api.ts';
import { useRejectedQuery } from '../../shell/data/rejected-query.ts';
import { type AskedChoices, printedSheetsQuery } from './log-print-query.ts';

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
