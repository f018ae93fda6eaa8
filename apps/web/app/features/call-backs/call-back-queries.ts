import type { ApiClient } from '@hidamari/contract/client';
import { callBackCalls } from '../../shell/data/contract-calls.ts';
import { ownServiceQuery } from '../../shell/data/own-service-query.ts';

export const CALL_BACKS_KEY = ['desk', 'call-backs'] as const;

export type CallBackView = 'open' | 'ended';

export const callBacksQuery = (api: ApiClient, state: CallBackView) =>
  ownServiceQuery(
    api,
    callBackCalls,
    ({ listCallBacksEndpoint }) => listCallBacksEndpoint,
    { query: { state } },
    [...CALL_BACKS_KEY, state],
  );
