import { pagePath } from '@hidamari/domain/screens';
import { type ComponentType, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { usePageData } from '../../shell/page-data.ts';

type Popups = ComponentType<{ path: string }>;

/**
 * Brings what asks for a pop-up and shows it, once a member's page is alive; a visitor's page brings none of it, nor does a
 * concierge's in a member's place (G42). Where it does not come, no pop-up does.
 */
export function PopupsLater() {
  const { member } = usePageData();
  const { pathname } = useLocation();
  const path = pagePath(pathname);
  const isWanted = member !== null && !member.acting && path !== null;
  const [brought, setBrought] = useState<{ Popups: Popups } | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    import('./popups.tsx').then(
      ({ Popups }) => setBrought({ Popups }),
      () => undefined,
    );
  }, [isWanted]);
  // Another path is another page view, with a pop-up of its own.
  return isWanted && brought ? <brought.Popups key={pathname} path={path} /> : null;
}
