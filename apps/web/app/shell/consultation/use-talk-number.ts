import { TALK_NUMBER, talkNumberMinutesLeft } from '@hidamari/domain/talk-numbers';
import type { TalkNumber } from '@hidamari/ui/consultation-panel';
import { useCallback, useEffect, useRef, useState } from 'react';
import { stopwatch } from '../portal-clock/index.ts';

const LOOK_EVERY_MS = 15_000;

interface Issued {
  digits: string;
  /** By the stopwatch: its life is counted from the moment it came. */
  until: Date;
}

async function askForNumber(): Promise<Issued> {
  // Brought when the panel is opened: pages for everybody do without.
  const [{ browserApi }, { issueTalkNumberEndpoint }] = await Promise.all([
    import('../data/browser-api.ts'),
    import('@hidamari/contract/handover'),
  ]);
  const { token } = await browserApi().call(issueTalkNumberEndpoint, {});
  return { digits: token, until: new Date(stopwatch() + TALK_NUMBER.lifeSeconds * 1_000) };
}

/** The stopwatch, while somebody looks, and anew when asked. Null before. */
function useNow(isLookedAt: boolean): [now: Date | null, lookAgain: () => void] {
  const [now, setNow] = useState<Date | null>(null);
  const look = useCallback(() => setNow(new Date(stopwatch())), []);
  useEffect(() => {
    if (!isLookedAt) return;
    look();
    const timer = setInterval(look, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isLookedAt, look]);
  return [now, look];
}

/**
 * The number that a member reads out on the telephone (G92), from the first opening of the panel on. It stays the same
 * while it can be used: closing the panel in the middle of a call costs nothing. The telephone works without it.
 */
export function useTalkNumber(isWanted: boolean): TalkNumber {
  const [issued, setIssued] = useState<Issued | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [now, look] = useNow(isWanted);
  const isAsking = useRef(false);
  const issue = useCallback(async () => {
    if (isAsking.current) return;
    isAsking.current = true;
    setFailed(false);
    // The number before is over as soon as another is asked for, whether or not the answer arrives.
    setIssued(null);
    try {
      setIssued(await askForNumber());
      look();
    } catch {
      setFailed(true);
    } finally {
      isAsking.current = false;
    }
  }, [look]);
  const minutesLeft = issued && now ? talkNumberMinutesLeft(issued.until, now) : 0;
  const isNeeded = isWanted && now !== null && minutesLeft === 0;
  useEffect(() => {
    if (isNeeded) void issue();
  }, [isNeeded, issue]);
  const whenOver = hasFailed ? 'failed' : 'waiting';
  return {
    state: minutesLeft > 0 ? 'ready' : whenOver,
    digits: issued?.digits ?? '',
    minutesLeft,
    onRenew: () => void issue(),
  };
}
