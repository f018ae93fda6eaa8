import { prefetchLineLink } from '../../../parts/line/line-link-query.ts';
import { AccountFrame } from '../../../shell/account-frame.tsx';
import { loadCurrentUser, startLoadingCurrentUser } from '../../../shell/data/current-user-page.ts';
import { PageQueries } from '../../../shell/data/page-queries.tsx';
import { UserOrWait } from '../../../shell/data/user-or-wait.tsx';
import { pageMeta } from '../../../shell/page-meta.ts';
import { NoticesPage } from '../components/notices-page.tsx';
import type { Route } from './+types/account-notices';

export const meta: Route.MetaFunction = (args) => pageMeta(args);

export const loader = ({ context }: Route.LoaderArgs) => loadCurrentUser(context, prefetchLineLink);
export const clientLoader = () => startLoadingCurrentUser();

/** /account/notices: how a member hears from us, of what, and not at all (G22 step 3, G49, G135). */
export default function AccountNotices({ loaderData }: Route.ComponentProps) {
  return (
    <PageQueries state={loaderData.state}>
      <AccountFrame
        title="お知らせの受け取り"
        lead="何を、どこで受け取るかを選べます。押すと、すぐに変わります。"
      >
        <UserOrWait what="お知らせの受け取り方">{(user) => <NoticesPage user={user} />}</UserOrWait>
      </AccountFrame>
    </PageQueries>
  );
}
