import { type ComponentType, useEffect, useState } from 'react';
import type { PageMember } from '../../page-context.ts';

type Watch = ComponentType<{ idleSeconds: number }>;

/**
 * Brings the watch over an unused session once a member's page is alive; a visitor's page brings none of it. Where it
 * does not come, the server ends the session all the same. A concierge in a member's place has an end of their own,
 * which the banner above every page counts down (G42).
 */
export function IdleWatchLater({ member }: { member: PageMember | null }) {
  const [watch, setWatch] = useState<{ Watch: Watch } | null>(null);
  const isWatched = member !== null && member.acting === undefined;
  useEffect(() => {
    if (!isWatched) return;
    import('./idle-watch.tsx').then(
      ({ IdleWatch }) => setWatch({ Watch: IdleWatch }),
      () => undefined,
    );
  }, [isWatched]);
  return isWatched && watch ? <watch.Watch idleSeconds={member.idleSeconds} /> : null;
}
