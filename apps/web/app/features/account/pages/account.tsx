import { japanDay } from '@hidamari/domain/japanese-dates';
import { LineCard } from '../../../parts/line/line-card.tsx';
import { prefetchLineLink } from '../../../parts/line/line-link-query.ts';
import { AccountFrame } from '../../../shell/account-frame.tsx';
import { loadCurrentUser, startLoadingCurrentUser } from '../../../shell/data/current-user-page.ts';
import { PageQueries } from '../../../shell/data/page-queries.tsx';
import { UserOrWait } from '../../../shell/data/user-or-wait.tsx';
import { usePageData } from '../../../shell/page-data.ts';
import { pageMeta } from '../../../shell/page-meta.ts';
import { addressStateQuery, secondStepQuery, useIsAddressTaken } from '../account-queries.ts';
import { AccountHead } from '../components/account-head.tsx';
import { AccountMenu } from '../components/account-menu.tsx';
import { MailArrival } from '../components/mail-arrival.tsx';
import type { MailOwner } from '../use-mail-arrival.ts';
import type { Route } from './+types/account';

export const meta: Route.MetaFunction = (args) => pageMeta(args);

export const loader = ({ context }: Route.LoaderArgs) =>
  loadCurrentUser(context, async (client, page) => {
    const isOwn = page.member !== null && !page.member.acting;
    await Promise.all([
      isOwn ? client.prefetchQuery(secondStepQuery(page.api)) : null,
      isOwn ? client.prefetchQuery(addressStateQuery(page.api)) : null,
      prefetchLineLink(client, page),
    ]);
  });
export const clientLoader = () => startLoadingCurrentUser();

/** /account (U-A01): who one is here, and the ways to everything of one's own. */
export default function Account({ loaderData }: Route.ComponentProps) {
  const { member, renderedAt } = usePageData();
  return (
    <PageQueries state={loaderData.state}>
      <AccountFrame title="アカウント" width="mid">
        <UserOrWait what="登録内容">
          {(user) => (
            <div className="grid gap-8">
              <AccountHead user={user} />
              {(user.email_verified_at === null || user.email_refused_at !== null) && !member?.acting ? (
                <OwnMailArrival user={user} today={japanDay(new Date(renderedAt))} />
              ) : null}
              <LineCard />
              <AccountMenu user={user} />
            </div>
          )}
        </UserOrWait>
      </AccountFrame>
    </PageQueries>
  );
}

/** `MailArrival` for a page that has not asked yet how the address stands. */
function OwnMailArrival(props: { user: MailOwner; today: string }) {
  return <MailArrival {...props} isTaken={useIsAddressTaken(props.user)} />;
}
