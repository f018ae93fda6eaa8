import { AppError } from '@hidamari/domain/errors';
import { useQuery } from '@tanstack/react-query';
import { browserApi } from '../../../../shell/data/browser-api.ts';
import { useRejectedQuery } from '../../../../shell/data/rejected-query.ts';
import { trashQuery } from '../../treatment-logs-queries.ts';

/** The trash, and what became of asking for it. Only for parts that are never drawn on the server. */
export function useTrash() {
  const { data, error, fetchStatus, isFetching, refetch } = useQuery(trashQuery(browserApi()));
  // A part that failed says so itself and the page stays; who is no longer logged in has to log in.
  const isLoggedOut = error instanceof AppError && error.code === 'unauthenticated';
  useRejectedQuery(isLoggedOut ? error : null, 'getTrashedTreatmentLogs');
  return {
    logs: data ?? null,
    hasFailed: !data && (error !== null || fetchStatus === 'paused'),
    isFetching,
    reload: () => void refetch(),
  };
}
