import { staffMeEndpoint } from '@hidamari/contract/staff';
import { AppError } from '@hidamari/domain/errors';
import { screenHref } from '@hidamari/domain/screens';
import { STAFF_ROLE_LABELS, staffMay } from '@hidamari/domain/staff';
import { Notice } from '@hidamari/ui/notice';
import { PageHeading } from '@hidamari/ui/page-heading';
import { redirectDocument } from 'react-router';
import { pageContext } from '../../../page-context.ts';
import { rejectedOnServer } from '../../../shell/data/rejected-query.ts';
import { pageMeta } from '../../../shell/page-meta.ts';
import { ActingNow } from '../components/acting-now.tsx';
import { BeginActing } from '../components/begin-acting.tsx';
import { DeskFrame } from '../components/desk-frame.tsx';
import { DeskLogout } from '../components/desk-logout.tsx';
import { RecentActs } from '../components/recent-acts.tsx';
import type { Route } from './+types/desk';

export const meta: Route.MetaFunction = (args) => pageMeta(args);

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  try {
    return { me: await page.api.call(staffMeEndpoint, {}) };
  } catch (error) {
    // The session ended between the door and here.
    const isOver = error instanceof AppError && error.code === 'unauthenticated';
    throw isOver ? redirectDocument(screenHref('/desk/login')) : rejectedOnServer(error, 'getStaffMe', page);
  }
}

/** /desk: who is signed in, a member to act for, and what was done last (G42, G140). The queue of cases comes later. */
export default function Desk({ loaderData: { me } }: Route.ComponentProps) {
  const { display_name, role, acting } = me;
  return (
    <DeskFrame
      end={
        <>
          <span>{`${display_name}（${STAFF_ROLE_LABELS[role]}）`}</span>
          <DeskLogout />
        </>
      }
    >
      <PageHeading lead="見たこと、したことは、すべて記録され、ご本人の「だれが見たか」に残ります。">
        相談員の机
      </PageHeading>
      <div className="grid gap-8">
        <Work acting={acting} mayAct={staffMay(role, 'act-for-members')} />
        <RecentActs acts={me.recent_acts} />
      </div>
    </DeskFrame>
  );
}

function Work({
  acting,
  mayAct,
}: Pick<Route.ComponentProps['loaderData']['me'], 'acting'> & { mayAct: boolean }) {
  if (acting) return <ActingNow acting={acting} />;
  if (mayAct) return <BeginActing />;
  return (
    <Notice tone="plain">
      <p>この役割では、会員の方のお手続きは代行できません。</p>
    </Notice>
  );
}
