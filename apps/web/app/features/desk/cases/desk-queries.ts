import { listCannedAnswersEndpoint } from '@hidamari/contract/canned-answers';
import type { ApiClient } from '@hidamari/contract/client';
import {
  listColleaguesEndpoint,
  listQueueEndpoint,
  QUEUE_VIEWS,
  type QueueView,
  readDeskCaseEndpoint,
  readMemberCardEndpoint,
} from '@hidamari/contract/consultations';
import { listSharedLogsEndpoint, readSharedLogEndpoint } from '@hidamari/contract/log-comments';
import { ownServiceQuery } from '../../../shell/data/own-service-query.ts';

export const QUEUE_KEY = ['desk', 'queue'] as const;
const CASE_KEY = ['desk', 'case'] as const;

/** Which part of the queue the address names; the open one by default. */
export function readQueueView(query: URLSearchParams): QueueView {
  return QUEUE_VIEWS.find((view) => view === query.get('view')) ?? 'open';
}

export const queueQuery = (api: ApiClient, view: QueueView) =>
  ownServiceQuery(api, listQueueEndpoint, { query: { view } }, [...QUEUE_KEY, view]);

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

export const cannedAnswersQuery = (api: ApiClient) =>
  ownServiceQuery(api, listCannedAnswersEndpoint, {}, ['desk', 'canned-answers']);

export const deskCaseKey = (id: string) => [...CASE_KEY, id];
