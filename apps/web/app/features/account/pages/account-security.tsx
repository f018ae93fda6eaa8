import { listDevicesEndpoint, readAccountSecurityEndpoint } from '@hidamari/contract/account-security';
import { hostedLoginMeEndpoint } from '@hidamari/contract/hosted-login';
import { listLoginHistoriesEndpoint } from '@hidamari/contract/members';
import { japanDay } from '@hidamari/domain/japanese-dates';
import { pageContext } from '../../../page-context.ts';
import { useAccountProof } from '../../../parts/account-proof/use-account-proof.ts';
import { AccountFrame } from '../../../shell/account-frame.tsx';
import { loadCurrentUser } from '../../../shell/data/current-user-page.ts';
import { PageQueries } from '../../../shell/data/page-queries.tsx';
import { rejectedOnServer } from '../../../shell/data/rejected-query.ts';
import { UserOrWait } from '../../../shell/data/user-or-wait.tsx';
import { pageMeta } from '../../../shell/page-meta.ts';
import { DeviceList } from '../components/security/device-list.tsx';
import { LoginRecords } from '../components/security/login-records.tsx';
import { SecondFactor } from '../components/security/second-factor.tsx';
import { SignInMeans } from '../components/security/sign-in-means.tsx';
import { SignOutEverywhere } from '../components/security/sign-out-everywhere.tsx';
import type { Route } from './+types/account-security';

export const meta: Route.MetaFunction = (args) => pageMeta(args);

export { asksNothingForSteps as shouldRevalidate } from '../../../shell/step-history.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { api, now } = page;
  const refuse = (error: unknown): never => {
    throw rejectedOnServer(error, 'getAccountSecurity', page);
  };
  const [{ state }, security, means, logins, devices] = await Promise.all([
    loadCurrentUser(context),
    api.call(readAccountSecurityEndpoint, {}).catch(refuse),
    api.call(hostedLoginMeEndpoint, {}).catch(refuse),
    api.call(listLoginHistoriesEndpoint, { query: { page: 1 } }).catch(refuse),
    api.call(listDevicesEndpoint, { query: { page: 1 } }).catch(refuse),
  ]);
  return { state, security, means, logins, devices, today: japanDay(now) };
}

/** /account/security: what one logs in with, who did, the second step, and the ways out of other devices. */
export default function AccountSecurity({ loaderData }: Route.ComponentProps) {
  const { state, security, means, logins, devices, today } = loaderData;
  const proof = useAccountProof(security.is_proven);
  return (
    <PageQueries state={state}>
      <AccountFrame title="ログインと安全" width="mid">
        <div className="grid grid-cols-1 gap-10">
          <div className="security-columns">
            <UserOrWait what="ログインに使うもの">
              {(user) => <SignInMeans means={means} user={user} proof={proof} today={today} />}
            </UserOrWait>
            <LoginRecords first={logins} today={today} />
          </div>
          <SecondFactor initial={security} proof={proof} />
          <div className="security-columns">
            <DeviceList first={devices} today={today} />
            <SignOutEverywhere />
          </div>
        </div>
      </AccountFrame>
    </PageQueries>
  );
}
