import { listDevicesEndpoint, readAccountSecurityEndpoint } from '@hidamari/contract/account-security';
import { hostedLoginMeEndpoint } from '@hidamari/contract/hosted-login';
import { listLoginHistoriesEndpoint } from '@hidamari/contract/members';
import { japanDay } from '@hidamari/domain/japanese-dates';
import { screenHref } from '@hidamari/domain/screens';
import { Container } from '@hidamari/ui/container';
import { PageHeading } from '@hidamari/ui/page-heading';
import { pageContext } from '../../../page-context.ts';
import { BackLink } from '../../../shell/back-link.tsx';
import { rejectedOnServer } from '../../../shell/data/rejected-query.ts';
import { pageMeta } from '../../../shell/page-meta.ts';
import { DeviceList } from '../components/security/device-list.tsx';
import { LoginRecords } from '../components/security/login-records.tsx';
import { SecondFactor } from '../components/security/second-factor.tsx';
import { SignInMeans } from '../components/security/sign-in-means.tsx';
import { SignOutEverywhere } from '../components/security/sign-out-everywhere.tsx';
import type { Route } from './+types/account-security';

export const meta: Route.MetaFunction = (args) => pageMeta(args);

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { api, now } = page;
  try {
    const [security, account, logins, devices] = await Promise.all([
      api.call(readAccountSecurityEndpoint, {}),
      api.call(hostedLoginMeEndpoint, {}),
      api.call(listLoginHistoriesEndpoint, { query: { page: 1 } }),
      api.call(listDevicesEndpoint, { query: { page: 1 } }),
    ]);
    return { security, account, logins, devices, today: japanDay(now) };
  } catch (error) {
    throw rejectedOnServer(error, 'getAccountSecurity', page);
  }
}

/** /account/security: what one logs in with, who did, the second step, and the ways out of other devices. */
export default function AccountSecurity({ loaderData }: Route.ComponentProps) {
  const { security, account, logins, devices, today } = loaderData;
  return (
    <Container width="narrow" className="pb-16">
      <PageHeading before={<BackLink href={screenHref('/account')}>アカウントへ戻る</BackLink>}>
        ログインと安全
      </PageHeading>
      <div className="grid grid-cols-1 gap-10">
        <SignInMeans mail={account.masked_email} phone={account.masked_phone_number} />
        <LoginRecords first={logins} today={today} />
        <SecondFactor initial={security} />
        <DeviceList first={devices} today={today} />
        <SignOutEverywhere />
      </div>
    </Container>
  );
}
