import type { ApiClient } from '@hidamari/contract/client';
import type { VariantKey } from '@hidamari/domain/site-variants';
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

/** The three desks, as supporters call them. */
export const VARIANT_LABELS: Readonly<Record<VariantKey, string>> = {
  aflac: '保険加入者の方の窓口',
  hatch: '一般の方の窓口',
  chofu: '調布市の窓口',
};
