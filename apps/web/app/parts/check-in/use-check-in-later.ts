import { japanDay } from '@hidamari/domain/japanese-dates';
import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import { whenMaybeOnline } from '../../shell/data/when-maybe-online.ts';
import { late } from '../../shell/late.ts';
import { portalNow } from '../../shell/portal-clock/index.ts';
import { type AskedCheckIn, questionsAfter } from './asked-check-in.ts';
import type { BegunCheckIn, LiveCheckInProps, LiveState } from './check-in-queries.ts';
import { isAnswered, type TappedAnswer } from './pending-answers.ts';
import { saveUnsentAnswer, unsentAnswers } from './unsent-answers.ts';

const LIVE = late(() => import('./live-check-in.tsx'));

interface Live {
  Live: ComponentType<LiveCheckInProps>;
  begun: BegunCheckIn;
}

/** Some browsers never ask again for a file that did not come: the page opened anew asks, and sends what is kept. */
function reopenForKept(): void {
  if (unsentAnswers().length > 0) window.location.reload();
}

/** Fetches what sends answers; again when the connection is back, or somebody comes back to the page. */
function useBringing(onCome: (Live: ComponentType<LiveCheckInProps>) => void) {
  const [isLost, setLost] = useState(false);
  const fetchLive = useCallback(
    async (onFail: () => void) => {
      try {
        const { default: Live } = await LIVE();
        setLost(false);
        onCome(Live);
      } catch {
        setLost(true);
        onFail();
      }
    },
    [onCome],
  );
  const bring = useCallback(() => void fetchLive(() => undefined), [fetchLive]);
  useEffect(() => {
    if (!isLost) return;
    // Opened anew once the browser says that there is a line, and not each time that it is tried.
    const stop = whenMaybeOnline((isSaid) => (isSaid ? void fetchLive(reopenForKept) : bring()));
    document.addEventListener('visibilitychange', bring);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', bring);
    };
  }, [isLost, bring, fetchLive]);
  return { bring, isLost };
}

/**
 * A check-in on a page that is first of all for something else: what it takes to send an answer is fetched with the
 * first tap. At once only where an answer of this tab still waits to be sent, or one of today stands, or a log of today or
 * of last night, which may meet the member's own card (G75).
 */
export function useCheckInLater(brought: AskedCheckIn) {
  const [taps, setTaps] = useState<readonly TappedAnswer[]>([]);
  const [live, setLive] = useState<Live | null>(null);
  const [state, setState] = useState<LiveState | null>(null);
  const latest = useRef<BegunCheckIn>({ now: brought.now, taps });
  if (live === null) latest.current = { now: brought.now, taps };
  const onCome = useCallback(
    (Come: ComponentType<LiveCheckInProps>) =>
      setLive((before) => before ?? { Live: Come, begun: latest.current }),
    [],
  );
  const { bring, isLost } = useBringing(onCome);

  useEffect(() => {
    const { now } = latest.current;
    if (isAnswered(now) || now.recent !== undefined || unsentAnswers().length > 0) bring();
  }, [bring]);

  const answer = (tap: TappedAnswer) => {
    if (state) return state.answer(tap);
    setTaps((before) => [...before, tap]);
    // On a page of yesterday it is for today, and which day that is the server says: `useCheckIn` asks it.
    const { day } = brought.now;
    if (japanDay(portalNow()) === day) saveUnsentAnswer({ ...tap, day });
    bring();
  };
  const asked = state?.asked ?? { ...brought, questions: questionsAfter(brought.questions, taps) };
  return {
    asked,
    live,
    state,
    setState,
    answer,
    bring,
    isLost,
    isWaiting: state?.isWaiting ?? taps.length > 0,
  };
}
