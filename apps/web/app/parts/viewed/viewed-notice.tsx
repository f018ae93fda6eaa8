import { useEffect } from 'react';
import { usePageData } from '../../shell/page-data.ts';

/** Tells the member's own account that what a notice was about has been opened, such as a case (G95). Draws nothing. */
export function ViewedNotice({ id }: { id: string }) {
  const { member } = usePageData();
  const isOwn = member !== null && !member.acting;
  useEffect(() => {
    if (!isOwn) return;
    void import('./viewed-marks.ts')
      .then(({ markNotifications }) => markNotifications([id]))
      .catch(() => undefined);
  }, [isOwn, id]);
  return null;
}
