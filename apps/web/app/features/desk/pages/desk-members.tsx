import { PageHeading } from '@hidamari/ui/page-heading';
import { pageContext } from '../../../page-context.ts';
import { DeskFrame } from '../../../parts/desk/desk-frame.tsx';
import { enterDesk } from '../../../parts/desk/enter-desk.ts';
import { pageMeta } from '../../../shell/page-meta.ts';
import { ActingNow } from '../components/acting-now.tsx';
import { BeginActing } from '../components/begin-acting.tsx';
import { RecentActs } from '../components/recent-acts.tsx';
import type { Route } from './+types/desk-members';

export const meta: Route.MetaFunction = (args) => pageMeta(args);

export async function loader({ context }: Route.LoaderArgs) {
  return { me: await enterDesk(context.get(pageContext), 'act-for-members') };
}

/** /desk/members: a member to act for, and what was done last (G42, G140). */
export default function DeskMembers({ loaderData: { me } }: Route.ComponentProps) {
  return (
    <DeskFrame me={me} current="deskMembers">
      <PageHeading lead="見たこと、したことは、すべて記録され、ご本人の「だれが見たか」に残ります。">
        会員の手続き
      </PageHeading>
      <div className="grid gap-8">
        {me.acting ? <ActingNow acting={me.acting} /> : <BeginActing />}
        <RecentActs acts={me.recent_acts} />
      </div>
    </DeskFrame>
  );
}
