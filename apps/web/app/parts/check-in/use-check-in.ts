import type { CheckIn, CheckInBody } from '@hidamari/contract/treatment-logs';
import { japanDay } from '@hidamari/domain/japanese-dates';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { pageApi } from '../../shell/data/contract-calls.ts';
import { usePageData } from '../../shell/page-data.ts';
import { portalNow } from '../../shell/portal-clock/index.ts';
import { AnswerSender } from './answer-sender.ts';
import { checkInQuery, shownCheckIn } from './check-in-queries.ts';
import { type TappedAnswer, takeBack } from './pending-answers.ts';

/** Today's check-in as it will stand, and everything that can be done with it. */
export function useCheckIn() {
  const { member } = usePageData();
  const isOwn = member?.acting === undefined;
  const query = useQuery({ ...checkInQuery(pageApi()), enabled: isOwn });
  const { pending, failure, tap, send } = useTapSending();
  const [undo, setUndo] = useState<CheckInBody | null>(null);
  const shown: CheckIn | null = query.data ? shownCheckIn(query.data, pending) : null;
  return {
    isOwn,
    shown,
    hasFailedLoading: isOwn && !query.data && (query.error !== null || query.fetchStatus === 'paused'),
    isFetching: query.isFetching,
    reload: () => void query.refetch(),
    isWaiting: pending.length > 0,
    failure,
    send,
    answer: async (answers: TappedAnswer) => {
      if (!shown) return;
      // A page that was left open overnight: the tap is for today, and which day that is the server says.
      const isOvernight = navigator.onLine && japanDay(portalNow()) !== shown.day;
      const before = (isOvernight && (await query.refetch()).data) || shown;
      const body = { ...answers, day: before.day };
      setUndo(takeBack(before, body));
      tap(body);
    },
    /** Takes the last tap back; null where there is none. Once, so that nobody presses to and fro. */
    undo:
      undo === null || undo.day !== shown?.day
        ? null
        : () => {
            setUndo(null);
            tap(undo);
          },
  };
}

/** What this page sends of the check-in, and how that stands. */
function useTapSending() {
  const client = useQueryClient();
  const [sender] = useState(() => new AnswerSender(client));
  useEffect(() => sender.begin(), [sender]);
  return {
    ...useSyncExternalStore(sender.subscribe, sender.get, sender.get),
    tap: (body: CheckInBody) => sender.tap(body),
    send: () => void sender.send(),
  };
}
