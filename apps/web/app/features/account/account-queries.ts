import type { ApiClient } from '@hidamari/contract/client';
import type { CurrentUser } from '@hidamari/contract/members';
import { useQuery } from '@tanstack/react-query';
import { accountSecurityCalls, hostedLoginCalls, pageApi } from '../../shell/data/contract-calls.ts';
import { ownServiceQuery } from '../../shell/data/own-service-query.ts';
import { usePageData } from '../../shell/page-data.ts';

/** How the member's number and address stand, for a page that only says so. */
export const addressStateQuery = (api: ApiClient) =>
  ownServiceQuery(api, hostedLoginCalls, ({ hostedLoginMeEndpoint }) => hostedLoginMeEndpoint, {}, [
    'address-state',
  ]);

/**
 * The member's address is known to be another account's proven one. False while nobody knows, for a proven address
 * (nothing is asked then), and for staff in the member's place, who may not see how one logs in (G42).
 */
export function useIsAddressTaken({
  email_verified_at: provenAt,
}: Pick<CurrentUser, 'email_verified_at'>): boolean {
  const isActing = usePageData().member?.acting !== undefined;
  const enabled = provenAt === null && !isActing;
  return useQuery({ ...addressStateQuery(pageApi()), enabled }).data?.is_email_taken === true;
}

/** Whether the second step of a login is on, for a page that only says so. */
export const secondStepQuery = (api: ApiClient) =>
  ownServiceQuery(
    api,
    accountSecurityCalls,
    ({ readAccountSecurityEndpoint }) => readAccountSecurityEndpoint,
    {},
    ['account-security'],
  );

/** null: not known, or not for the one who looks: staff in the member's place may not see how one logs in (G42). */
export function useIsSecondStepOn(): boolean | null {
  const isActing = usePageData().member?.acting !== undefined;
  const { data } = useQuery({ ...secondStepQuery(pageApi()), enabled: !isActing });
  return data ? data.factors.length > 0 : null;
}
