import { pagePath } from '@hidamari/domain/screens';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { usePageData } from '../../shell/page-data.ts';

/** Tells the member's own account of the first visit of each page, without query and ids (G144). Draws nothing. */
export function ViewedPage() {
  const { member } = usePageData();
  const { pathname } = useLocation();
  const path = pagePath(pathname);
  const isOwn = member !== null && !member.acting;
  useEffect(() => {
    if (!isOwn || path === null) return;
    void import('./viewed-marks.ts').then(({ markPage }) => markPage(path)).catch(() => undefined);
  }, [isOwn, path]);
  return null;
}
