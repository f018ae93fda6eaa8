import { useEffect, useState } from 'react';
import { usePageData } from '../../shell/page-data.ts';

/**
 * Whether a supporter has answered and the member has not read it. The page comes with it; where there is something unread,
 * what asks for it anew follows once the page is alive, so that the mark goes when the words are read. Nobody else's page
 * brings any of it, nor does a concierge's in a member's place (G42).
 */
export function useHasUnreadAnswers(): boolean {
  const { member } = usePageData();
  const known = member !== null && !member.acting && member.unreadAnswers > 0;
  const [isRead, setRead] = useState(false);
  useEffect(() => {
    if (!known) return;
    let stop: (() => void) | undefined;
    let hasLeft = false;
    import('./watch-unread-answers.ts').then(
      ({ watchUnreadAnswers }) => {
        if (!hasLeft) stop = watchUnreadAnswers((unread) => setRead(unread === 0));
      },
      () => undefined,
    );
    return () => {
      hasLeft = true;
      stop?.();
    };
  }, [known]);
  return known && !isRead;
}
