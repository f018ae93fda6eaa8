import { type ComponentType, useEffect, useState } from 'react';
import type { PageMember } from '../../page-context.ts';

type Watch = ComponentType<{ idleSeconds: number }>;

const bringMembersWatch = (): Promise<Watch> => import('./idle-watch.tsx').then(({ IdleWatch }) => IdleWatch);
const bringDesksWatch = (): Promise<Watch> =>
  import('./desk-idle-watch.tsx').then(({ DeskIdleWatch }) => DeskIdleWatch);

/**
 * Brings the watch over an unused session once a member's page is alive; a visitor's page brings none of it. Where it
 * does not come, the server ends the session all the same. A concierge in a member's place is watched as staff: that
 * session carries theirs, and its end in the member's place the banner above every page counts down (G42).
 */
export function IdleWatchLater({ member }: { member: PageMember | null }) {
  if (member === null) return null;
  if (member.acting !== undefined) return <DeskIdleWatchLater />;
  return <WatchLater bring={bringMembersWatch} idleSeconds={member.idleSeconds} />;
}

/** The same for the staff session of the desk, whose idle time is no setting (G42). */
export function DeskIdleWatchLater() {
  return <WatchLater bring={bringDesksWatch} idleSeconds={0} />;
}

function WatchLater({ bring, idleSeconds }: { bring: () => Promise<Watch>; idleSeconds: number }) {
  const [watch, setWatch] = useState<{ Watch: Watch } | null>(null);
  useEffect(() => {
    bring().then(
      (Watch) => setWatch({ Watch }),
      () => undefined,
    );
  }, [bring]);
  return watch ? <watch.Watch idleSeconds={idleSeconds} /> : null;
}
