import type { ApiClient } from '@hidamari/contract/client';
import { useQuery } from '@tanstack/react-query';
import { accountSecurityCalls } from '../../shell/data/contract-calls.ts';
import { ownServiceQuery } from '../../shell/data/own-service-query.ts';
import { pageApi } from '../../shell/data/page-api.ts';
import { usePageData } from '../../shell/page-data.ts';

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
