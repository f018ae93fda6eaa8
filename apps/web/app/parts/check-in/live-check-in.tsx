import type { CheckIn } from '@hidamari/contract/treatment-logs';
import { QueryClientProvider } from '@tanstack/react-query';
import { memo, useEffect, useLayoutEffect, useState } from 'react';
import { browserQueryClient } from '../../shell/data/query-client.ts';
import type { BegunCheckIn, LiveCheckInProps } from './check-in-queries.ts';
import { cacheCheckIn } from './check-in-queries.ts';
import { checkInQuestions } from './check-in-questions.ts';
import { CheckInThreshold, RecentThreshold } from './check-in-threshold.tsx';
import { useCheckIn } from './use-check-in.ts';

/** The tab's cache, with the check-in as the page brought it. */
function cacheWith(now: CheckIn) {
  const client = browserQueryClient();
  cacheCheckIn(client, now);
  return client;
}

/**
 * What a check-in needs once it is answered: sending, taking back, the member's own card. It draws that card alone; the
 * questions stay where they are, and are told through `onState` how they stand, so that nobody loses the place they
 * type in. Only in a browser. Memoised, since telling draws the page around it anew.
 */
export default memo(function LiveCheckIn({ begun, onState }: LiveCheckInProps) {
  const [client] = useState(() => cacheWith(begun.now));
  return (
    <QueryClientProvider client={client}>
      <Sender begun={begun} onState={onState} />
    </QueryClientProvider>
  );
});

function Sender({ begun, onState }: LiveCheckInProps) {
  const checkIn = useCheckIn();
  const { shown, isWaiting, failure, send, undo, answer } = checkIn;
  useLayoutEffect(() => {
    if (!shown) return;
    const asked = { now: shown, questions: checkInQuestions(shown) };
    onState({ asked, isWaiting, failure, send, undo, answer: (tap) => void answer(tap) });
  });
  useAnswersSoFar(begun, answer);
  return shown ? (
    <>
      <CheckInThreshold shown={shown} />
      <RecentThreshold shown={shown} />
    </>
  ) : null;
}

/** What was tapped while this was on its way. Kept taps are on their way already: the same tap twice changes nothing. */
function useAnswersSoFar({ taps }: BegunCheckIn, answer: ReturnType<typeof useCheckIn>['answer']) {
  const [first] = useState(() => answer);
  useEffect(() => {
    void (async () => {
      for (const tap of taps) await first(tap);
    })();
  }, [taps, first]);
}
