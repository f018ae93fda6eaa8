import { Container } from '@hidamari/ui/container';
import { PageHeading } from '@hidamari/ui/page-heading';
import { HydrationBoundary } from '@tanstack/react-query';
import { loadCurrentUser, startLoadingCurrentUser } from '../../../shell/data/current-user-page.ts';
import { UserOrWait } from '../../../shell/data/user-or-wait.tsx';
import { pageMeta } from '../../../shell/page-meta.ts';
import { AccountHead } from '../components/account-head.tsx';
import { AccountMenu } from '../components/account-menu.tsx';
import type { Route } from './+types/account';

export const meta: Route.MetaFunction = (args) => pageMeta(args);

export const loader = ({ context }: Route.LoaderArgs) => loadCurrentUser(context);
export const clientLoader = () => startLoadingCurrentUser();

/** /account (U-A01): who one is here, and the ways to everything of one's own. */
export default function Account({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.state}>
      <Container width="narrow" className="pb-16">
        <PageHeading>アカウント</PageHeading>
        <UserOrWait what="登録内容">
          {(user) => (
            <div className="grid gap-8">
              <AccountHead user={user} />
              <AccountMenu user={user} />
            </div>
          )}
        </UserOrWait>
      </Container>
    </HydrationBoundary>
  );
}
