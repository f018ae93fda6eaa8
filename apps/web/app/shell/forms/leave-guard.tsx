import { QuestionDialog } from '@hidamari/ui/dialog';
import { useEffect } from 'react';
import { useBlocker, useLocation } from 'react-router';
import { hasUnsaved, registerUnsaved } from '../unsaved-work.ts';
import { canSaveDrafts } from './use-draft.ts';

type Props = {
  /** Something would be lost, asked at the moment of leaving. */
  isUnsaved: () => boolean;
  /** Keeps what is written before it is left. */
  onLeave: () => void;
  /** How long the draft stays: as long as this tab, or for days on this device (G67). */
  keptFor?: keyof typeof KEPT_WORDS;
  /** What is written about is named by the query: another query is another form. */
  isNamedByQuery?: boolean;
};

type Place = { pathname: string; search: string };

const KEPT_WORDS = {
  tab: 'まだ保存していません。書いたものは、このタブを閉じるまで下書きとして残ります。',
  days: 'まだ保存していません。書いたものは、下書きとしてこの端末に残ります。',
} as const;

/** Where the browser keeps nothing. */
const LOST_WORDS = 'まだ保存していません。はなれると、書いたものは消えます。';

/**
 * Asks before a page with something unsaved is left (G13): inside the portal with words, elsewhere the browser does.
 * Logging out asks by itself, before it ends anything.
 */
export function LeaveGuard({ isUnsaved, onLeave, keptFor = 'tab', isNamedByQuery = false }: Props) {
  const { pathname } = useLocation();
  const isElsewhere = (now: Place, next: Place) =>
    next.pathname !== now.pathname || (isNamedByQuery && next.search !== now.search);
  // A slow telephone tells the router late that this page is gone: what happens on another page is not ours to ask.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname === pathname && isElsewhere(currentLocation, nextLocation) && isUnsaved(),
  );
  useEffect(() => {
    const release = registerUnsaved(isUnsaved);
    const ask = (event: BeforeUnloadEvent) => {
      if (hasUnsaved()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => {
      window.removeEventListener('beforeunload', ask);
      release();
    };
  }, [isUnsaved]);
  const stay = () => blocker.reset?.();
  const leave = () => {
    onLeave();
    blocker.proceed?.();
  };
  return (
    <QuestionDialog
      isOpen={blocker.state === 'blocked'}
      onClose={stay}
      title="保存せずに、このページをはなれますか"
      answer={{ label: '書きつづける', onPress: stay }}
      otherAnswer={{ label: 'はなれる', onPress: leave }}
    >
      <p>{blocker.state === 'blocked' && !canSaveDrafts() ? LOST_WORDS : KEPT_WORDS[keptFor]}</p>
    </QuestionDialog>
  );
}
