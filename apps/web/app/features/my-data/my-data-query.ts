import type { ApiClient } from '@hidamari/contract/client';
import { myDataCalls } from '../../shell/data/contract-calls.ts';
import { ownServiceQuery } from '../../shell/data/own-service-query.ts';

/** What there is to take along: asked for again after an import. */
export const myDataQuery = (api: ApiClient) =>
  ownServiceQuery(api, myDataCalls, ({ describeMyDataEndpoint }) => describeMyDataEndpoint, {}, ['my-data']);

export const MY_DATA_QUERY_NAME = 'getMyData';
