import { type CheckInBody, saveCheckInEndpoint } from '@hidamari/contract/treatment-logs';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { browserApi } from '../data/browser-api.ts';
import { type FailedSave, failedSaveOf } from '../forms/failed-save.ts';
import { forgetCheckIn, takeCheckIn } from './check-in-queries.ts';
import { keepTaps, keptTaps } from './kept-taps.ts';
import { addTap, type PendingTaps, withoutSent } from './pending-taps.ts';

/** A tap that no server will ever take (its day is over): asking again would not help. */
const isHopeless = ({ outcome }: FailedSave) => outcome === 'fields';

/**
 * Sends taps one after the other, in the order they came. What could not be sent is kept and sent again when the line
 * is back; as a tap says what stands and not what to add, one that arrives twice changes nothing.
 */
export function useTapSending() {
  const client = useQueryClient();
  const [pending, setPending] = useState<PendingTaps>([]);
  const [failure, setFailure] = useState<FailedSave | null>(null);
  const latest = useRef<PendingTaps>(pending);
  const isRunning = useRef(false);

  const keep = useCallback((next: PendingTaps) => {
    latest.current = next;
    setPending(next);
    keepTaps(next);
  }, []);

  const sendOne = useCallback(
    async (body: CheckInBody) => {
      const answer = await browserApi().call(saveCheckInEndpoint, { body });
      await takeCheckIn(client, answer);
      keep(withoutSent(latest.current, body));
    },
    [client, keep],
  );

  const send = useCallback(async () => {
    if (isRunning.current) return;
    isRunning.current = true;
    try {
      for (let [body] = latest.current; body !== undefined; [body] = latest.current) await sendOne(body);
      setFailure(null);
    } catch (error) {
      const failed = failedSaveOf(error);
      if (isHopeless(failed)) {
        keep(latest.current.slice(1));
        void forgetCheckIn(client);
      }
      setFailure(failed);
    } finally {
      isRunning.current = false;
    }
  }, [client, keep, sendOne]);

  const tap = (body: CheckInBody) => {
    keep(addTap(latest.current, body));
    void send();
  };

  useEffect(() => {
    const kept = keptTaps();
    if (kept.length > 0 && latest.current.length === 0) keep(kept);
    const sendKept = () => {
      if (latest.current.length > 0) void send();
    };
    sendKept();
    window.addEventListener('online', sendKept);
    document.addEventListener('visibilitychange', sendKept);
    return () => {
      window.removeEventListener('online', sendKept);
      document.removeEventListener('visibilitychange', sendKept);
    };
  }, [keep, send]);

  return { pending, failure, tap, send: () => void send() };
}
