import { useEffect } from 'react';
import { usePageData } from '../../shell/page-data.ts';

interface ViewedContentProps {
  kind: 'article' | 'service';
  id: string;
}

/** Tells the member's own account that an article or a service was opened (G95). Draws nothing; a visitor tells nothing. */
export function ViewedContent({ kind, id }: ViewedContentProps) {
  const { member } = usePageData();
  const isOwn = member !== null && !member.acting;
  useEffect(() => {
    if (!isOwn) return;
    void import('./viewed-marks.ts').then(({ markContent }) => markContent(kind, id)).catch(() => undefined);
  }, [isOwn, kind, id]);
  return null;
}

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
