import { listCannedAnswersEndpoint } from '@hidamari/contract/canned-answers';
import type { ApiClient } from '@hidamari/contract/client';
import {
  type DeskCase,
  listAttachablesEndpoint,
  listColleaguesEndpoint,
  listQueueEndpoint,
  readDeskCaseEndpoint,
  readMemberCardEndpoint,
} from '@hidamari/contract/consultations';
import { listSharedLogsEndpoint, readSharedLogEndpoint } from '@hidamari/contract/log-comments';
import type { QueryClient } from '@tanstack/react-query';
import { ownServiceQuery } from '../../../shell/data/own-service-query.ts';
import type { QueuePart } from './queue-address.ts';

export const QUEUE_KEY = ['desk', 'queue'] as const;
const CASE_KEY = ['desk', 'case'] as const;

export const queueQuery = (api: ApiClient, { view, channel, page }: QueuePart) =>
  ownServiceQuery(api, listQueueEndpoint, { query: { view, page, ...(channel && { channel }) } }, [
    ...QUEUE_KEY,
    { view, channel: channel ?? null, page },
  ]);

export const deskCaseQuery = (api: ApiClient, id: string) =>
  ownServiceQuery(api, readDeskCaseEndpoint, { params: { id } }, [...CASE_KEY, id]);

/** Kept apart: opening it is a reading of its own, and nobody opens it by looking at the case. */
export const memberCardQuery = (api: ApiClient, id: string) =>
  ownServiceQuery(api, readMemberCardEndpoint, { params: { id } }, [...CASE_KEY, id, 'card']);

/** The logs that the member of a case shares; asked for by a press alone, since it is a reading too. */
export const sharedLogsQuery = (api: ApiClient, id: string, page: number) =>
  ownServiceQuery(api, listSharedLogsEndpoint, { params: { id }, query: { page } }, [
    ...CASE_KEY,
    id,
    'logs',
    page,
  ]);

export const sharedLogQuery = (api: ApiClient, id: string, logId: string) =>
  ownServiceQuery(api, readSharedLogEndpoint, { params: { id, log_id: logId } }, [
    ...CASE_KEY,
    id,
    'log',
    logId,
  ]);

export const colleaguesQuery = (api: ApiClient) =>
  ownServiceQuery(api, listColleaguesEndpoint, {}, ['desk', 'colleagues']);

export const attachablesQuery = (api: ApiClient, id: string) =>
  ownServiceQuery(api, listAttachablesEndpoint, { params: { id } }, ['desk', 'attachables', id]);

export const cannedAnswersQuery = (api: ApiClient) =>
  ownServiceQuery(api, listCannedAnswersEndpoint, {}, ['desk', 'canned-answers']);

/**
 * Reads a case anew, and then what its member's card opens. In this order: a card that closed meanwhile is not asked for
 * once more only to be refused.
 */
export async function readCaseAnew(client: QueryClient, id: string): Promise<void> {
  const queryKey = [...CASE_KEY, id];
  await client.invalidateQueries({ queryKey, exact: true });
  if (!client.getQueryData<DeskCase>(queryKey)?.card_is_open) return;
  await client.invalidateQueries({
    queryKey,
    predicate: ({ queryKey: found }) => found.length > queryKey.length,
  });
}
