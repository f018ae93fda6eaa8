import { issueTalkNumberEndpoint } from '@hidamari/contract/handover';
import { TALK_NUMBER, talkNumberMinutesLeft } from '@hidamari/domain/talk-numbers';
import type { TalkNumber } from '@hidamari/ui/talk-number';
import { useCallback, useEffect, useRef, useState } from 'react';
import { browserApi } from '../../shell/data/browser-api.ts';
import { onForgetMember } from '../../shell/data/tab-session.ts';
import { stopwatch } from '../../shell/portal-clock/index.ts';

const LOOK_EVERY_MS = 15_000;

interface Issued {
  digits: string;
  /** By the stopwatch: its life is counted from the moment it came. */
  until: Date;
}

async function askForNumber(): Promise<Issued> {
  const { token } = await browserApi().call(issueTalkNumberEndpoint, {});
  return { digits: token, until: new Date(stopwatch() + TALK_NUMBER.lifeSeconds * 1_000) };
}

/** The number of this tab: it stays when the panel is closed in the middle of a call. */
let kept: Issued | null = null;
onForgetMember(() => {
  kept = null;
});

/** Whoever closes the panel and opens it again waits for the same answer: a second asking would end the first number. */
let asking: Promise<Issued> | null = null;
function askOnce(): Promise<Issued> {
  asking ??= askForNumber().finally(() => {
    asking = null;
  });
  return asking;
}

/** What was issued last, and how to keep another one. */
function useIssued(): [issued: Issued | null, keep: (next: Issued | null) => void] {
  const [issued, setIssued] = useState(kept);
  const keep = useCallback((next: Issued | null) => {
    kept = next;
    setIssued(next);
  }, []);
  return [issued, keep];
}

/** The stopwatch, and anew when asked. */
function useNow(): [now: Date, lookAgain: () => void] {
  const [now, setNow] = useState(() => new Date(stopwatch()));
  const look = useCallback(() => setNow(new Date(stopwatch())), []);
  useEffect(() => {
    const timer = setInterval(look, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [look]);
  return [now, look];
}

/**
 * The number that a member reads out on the telephone (G92), from the first opening of the panel on. It stays the same
 * while it can be used: closing the panel in the middle of a call costs nothing. The telephone works without it.
 */
export function useTalkNumber(): TalkNumber {
  const [issued, keep] = useIssued();
  const [hasFailed, setFailed] = useState(false);
  const [now, look] = useNow();
  const isAsking = useRef(false);
  const issue = useCallback(async () => {
    if (isAsking.current) return;
    isAsking.current = true;
    setFailed(false);
    // The number before is over as soon as another is asked for, whether or not the answer arrives.
    keep(null);
    try {
      keep(await askOnce());
      look();
    } catch {
      setFailed(true);
    } finally {
      isAsking.current = false;
    }
  }, [look, keep]);
  const minutesLeft = issued ? talkNumberMinutesLeft(issued.until, now) : 0;
  const isNeeded = minutesLeft === 0;
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
