import type { ApiClient } from '@hidamari/contract/client';
import { hostedLoginMeEndpoint } from '@hidamari/contract/hosted-login';
import { useQuery } from '@tanstack/react-query';
import { ownServiceQuery } from '../../shell/data/own-service-query.ts';
import { pageApi } from '../../shell/data/page-api.ts';

/** How the member's number and address stand, for a page that only says so. */
export const addressStateQuery = (api: ApiClient) =>
  ownServiceQuery(api, hostedLoginMeEndpoint, {}, ['address-state']);

/** The address is known to be another account's proven one; false while nobody knows. */
export function useIsAddressTaken(): boolean {
  return useQuery(addressStateQuery(pageApi())).data?.is_email_taken === true;
}
