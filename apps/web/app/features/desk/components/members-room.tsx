import type { StaffMe } from '@hidamari/contract/staff';
import { staffMay } from '@hidamari/domain/staff';
import { Notice } from '@hidamari/ui/notice';
import { PageHeading } from '@hidamari/ui/page-heading';
import { ActingNow } from './acting-now.tsx';
import { BeginActing } from './begin-acting.tsx';
import { RecentActs } from './recent-acts.tsx';

/** A member to act for, or whose place one is in, and one's own last acts (G42, G140). */
export function MembersRoom({ me }: { me: StaffMe }) {
  return (
    <>
      <PageHeading lead="見たこと、したことは、すべて記録され、ご本人の「だれが見たか」に残ります。">
        相談員の机
      </PageHeading>
      <div className="grid gap-8">
        <Work me={me} />
        <RecentActs acts={me.recent_acts} />
      </div>
    </>
  );
}

function Work({ me: { acting, role } }: { me: StaffMe }) {
  if (acting) return <ActingNow acting={acting} />;
  if (staffMay(role, 'act-for-members')) return <BeginActing />;
  return (
    <Notice tone="plain">
      <p>この役割では、会員の方のお手続きは代行できません。</p>
    </Notice>
  );
}
