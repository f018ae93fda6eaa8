import { AppError } from '@hidamari/domain/errors';
import {
  OWN_SERVICE_UNCACHED_SECONDS,
  QUERY_KEPT_AFTER_USE_SECONDS,
  QUERY_MAX_RETRIES,
  RETRY_BACKOFF_CAP_SECONDS,
} from '@hidamari/domain/limits';
import { QueryClient } from '@tanstack/react-query';
import { hasComeWithPage } from './came-with-page.ts';
import { logoutProgress } from './logout-progress.ts';
import { onForgetMember } from './tab-session.ts';

/** Worth another try: our fault or the network's, never a 4xx (G137). */
export function isWorthRetrying(failures: number, error: unknown): boolean {
  if (failures >= QUERY_MAX_RETRIES || typeof window === 'undefined') return false;
  if (logoutProgress.isInProgress()) return false;
  if (!(error instanceof AppError)) return true;
  // Maintenance says itself until when it lasts: nobody waits for tries that cannot help.
  if (error.code === 'maintenance') return false;
  return error.status === 0 || error.status >= 500;
}

/** Coming back to the page or online asks again, but not on the way out. */
const isWorthRefetching = () => !logoutProgress.isInProgress();

/** Doubling waits with jitter, so that many phones coming back online do not ask again at once. */
function backOff(attempt: number): number {
  const full = Math.min(250 * 2 ** attempt, RETRY_BACKOFF_CAP_SECONDS * 1_000);
  return full / 2 + Math.random() * (full / 2);
}

/** A client for one server request, or for the one browser tab; never shared between people. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        gcTime: QUERY_KEPT_AFTER_USE_SECONDS * 1_000,
        // Personal answers are asked for anew each time; only the endpoint of a look-up says otherwise.
        staleTime: OWN_SERVICE_UNCACHED_SECONDS * 1_000,
        retry: isWorthRetrying,
        retryDelay: backOff,
        refetchOnMount: (query) => !hasComeWithPage(query),
        refetchOnWindowFocus: isWorthRefetching,
        refetchOnReconnect: isWorthRefetching,
        networkMode: 'online',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

let tabClient: QueryClient | undefined;

/** The browser tab's client. Must not be called while rendering on the server. */
export function browserQueryClient(): QueryClient {
  tabClient ??= forgottenOnLeaving(createQueryClient());
  return tabClient;
}

/** After logout nothing of the member may stay in memory. */
function forgottenOnLeaving(client: QueryClient): QueryClient {
  onForgetMember(() => client.clear());
  // What is on its way would come back refused, by a session that has just ended.
  logoutProgress.onBegin(() => void client.cancelQueries());
  return client;
}
