import { useEffect } from 'react';
import { usePageData } from '../../shell/page-data.ts';

/** Tells the member's own account that news were opened (G95). Draws nothing; a visitor tells nothing. */
export function ViewedNews({ id }: { id: string }) {
  const { member } = usePageData();
  const isOwn = member !== null && !member.acting;
  useEffect(() => {
    if (!isOwn) return;
    void import('./viewed-marks.ts')
      .then(({ markInformation }) => markInformation([id]))
      .catch(() => undefined);
  }, [isOwn, id]);
  return null;
}
