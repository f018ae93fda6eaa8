import type { ApiClient } from '@hidamari/contract/client';
import { type CaseAhead, type DeskCase, readDeskCaseEndpoint } from '@hidamari/contract/consultations';
import { AppError } from '@hidamari/domain/errors';
import { OWN_SERVICE_UNCACHED_SECONDS } from '@hidamari/domain/limits';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import {
  cannedAnswerCalls,
  commentCalls,
  consultationCalls,
  inquiryCalls,
} from '../../../shell/data/contract-calls.ts';
import { ownServiceQuery } from '../../../shell/data/own-service-query.ts';
import type { QueuePart } from './queue-address.ts';

export const QUEUE_KEY = ['desk', 'queue'] as const;
const CASE_KEY = ['desk', 'case'] as const;

export const queueQuery = (api: ApiClient, { view, channel, page }: QueuePart) =>
  ownServiceQuery(
    api,
    consultationCalls,
    ({ listQueueEndpoint }) => listQueueEndpoint,
    { query: { view, page, ...(channel && { channel }) } },
    [...QUEUE_KEY, { view, channel: channel ?? null, page }],
  );

/** A case that is open before somebody, or what stands ahead of it: whose it is, until they have said why they open it. */
type CaseBefore = { found: DeskCase; ahead: null } | { found: null; ahead: CaseAhead };

/** Null where an error is no question for the reason of a reading. */
export function aheadOf(error: unknown): CaseAhead | null {
  if (!(error instanceof AppError) || error.code !== 'reason_required') return null;
  return error.facts.current as CaseAhead;
}

/** That a reason is asked for is no fault of the page but what it shows; and it is asked for once, not at each return. */
export const deskCaseQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: [...CASE_KEY, id],
    queryFn: async ({ signal }): Promise<CaseBefore> => {
      const asking = api.call(readDeskCaseEndpoint, { params: { id } }, { signal, isUnattended: true });
      return asking.then(
        (found) => ({ found, ahead: null }),
        (error) => {
          const ahead = aheadOf(error);
          if (ahead === null) throw error;
          return { found: null, ahead };
        },
      );
    },
    staleTime: ({ state }) => (state.data?.ahead ? Infinity : OWN_SERVICE_UNCACHED_SECONDS * 1_000),
  });

/** Kept apart: opening it is a reading of its own, and nobody opens it by looking at the case. */
export const memberCardQuery = (api: ApiClient, id: string) =>
  ownServiceQuery(
    api,
    consultationCalls,
    ({ readMemberCardEndpoint }) => readMemberCardEndpoint,
    { params: { id } },
    [...CASE_KEY, id, 'card'],
  );

/** The logs that the member of a case shares; asked for by a press alone, since it is a reading too. */
export const sharedLogsQuery = (api: ApiClient, id: string, page: number) =>
  ownServiceQuery(
    api,
    commentCalls,
    ({ listSharedLogsEndpoint }) => listSharedLogsEndpoint,
    { params: { id }, query: { page } },
    [...CASE_KEY, id, 'logs', page],
  );

export const sharedLogQuery = (api: ApiClient, id: string, logId: string) =>
  ownServiceQuery(
    api,
    commentCalls,
    ({ readSharedLogEndpoint }) => readSharedLogEndpoint,
    { params: { id, log_id: logId } },
    [...CASE_KEY, id, 'log', logId],
  );

/** Inquiries with words of danger, which stand before the queue and are read anew with it. */
export const dangerInquiriesQuery = (api: ApiClient) =>
  ownServiceQuery(
    api,
    inquiryCalls,
    ({ listInquiriesEndpoint }) => listInquiriesEndpoint,
    { query: { state: 'received', danger: true } },
    [...QUEUE_KEY, 'inquiries'],
  );

export const colleaguesQuery = (api: ApiClient) =>
  ownServiceQuery(api, consultationCalls, ({ listColleaguesEndpoint }) => listColleaguesEndpoint, {}, [
    'desk',
    'colleagues',
  ]);

export const attachablesQuery = (api: ApiClient, id: string) =>
  ownServiceQuery(
    api,
    consultationCalls,
    ({ listAttachablesEndpoint }) => listAttachablesEndpoint,
    { params: { id } },
    ['desk', 'attachables', id],
  );

export const cannedAnswersQuery = (api: ApiClient) =>
  ownServiceQuery(api, cannedAnswerCalls, ({ listCannedAnswersEndpoint }) => listCannedAnswersEndpoint, {}, [
    'desk',
    'canned-answers',
  ]);

/**
 * Reads a case anew, and then what its member's card opens. In this order: a card that closed meanwhile is not asked for
 * once more only to be refused.
 */
export async function readCaseAnew(client: QueryClient, id: string): Promise<void> {
  const queryKey = [...CASE_KEY, id];
  await client.invalidateQueries({ queryKey, exact: true });
  if (!client.getQueryData<CaseBefore>(queryKey)?.found?.card_is_open) return;
  await client.invalidateQueries({
    queryKey,
    predicate: ({ queryKey: found }) => found.length > queryKey.length,
  });
}
