import {
  type IdlePhase,
  idlePhase,
  idleSecondsLeft,
  isUseToReport,
  type WarningStep,
  warningStep,
} from '@hidamari/domain/idle-time';
import type { SharedUse } from './shared-use.ts';

/** What stands on the page: nothing, the question with the most that is left, or the way out. */
export interface IdleView {
  phase: IdlePhase;
  step: WarningStep | null;
}

/** `ended`: the server says that the session is over. `failed`: nobody heard, so it is said again. */
export type UseReport = 'heard' | 'ended' | 'failed';

export interface IdleClockParts {
  idleSeconds: number;
  now: () => number;
  use: SharedUse;
  /** Says to the server that the session is in use. */
  report: () => Promise<UseReport>;
  onView: (view: IdleView) => void;
  /** The server ended the session, whatever this browser thinks. */
  onEnded: () => void;
}

/** Uses within a second are one. */
const NOTED_EVERY_MS = 1_000;
/** After a report that nobody heard. */
const REPORTED_AGAIN_AFTER_MS = 30_000;
/** A last use so long ago that every tab ends. */
const LONG_AGO = 0;

/**
 * Watches over a session that nobody may be using (G35). It goes by the wall clock each time it is asked to look, so
 * that a phone that slept for hours ends at once and not two minutes after waking. Begins with a use: somebody has
 * just opened this page.
 */
export function createIdleClock({ idleSeconds, now, use, report, onView, onEnded }: IdleClockParts) {
  let shown: IdleView = { phase: 'in-use', step: null };
  let notedAt = now();
  let reportedAt = now();
  let reportsAgainAt = 0;
  let isReporting = false;
  let hasEnded = false;
  use.write(now());

  const state = () => ({ usedAt: use.read(), now: now(), idleSeconds });

  const show = (phase: IdlePhase) => {
    const step = phase === 'warned' ? warningStep(idleSecondsLeft(state())) : null;
    if (shown.phase === phase && shown.step === step) return;
    shown = { phase, step };
    onView(shown);
  };

  const reportNow = async () => {
    if (isReporting || hasEnded) return;
    isReporting = true;
    const at = now();
    const outcome = await report();
    isReporting = false;
    if (outcome === 'heard') reportedAt = at;
    if (outcome === 'failed') reportsAgainAt = at + REPORTED_AGAIN_AFTER_MS;
    if (outcome !== 'ended') return;
    hasEnded = true;
    onEnded();
  };

  const look = () => {
    // Somebody put the clock back: a use in the future would keep the session for ever.
    if (use.read() > now()) use.write(now());
    const phase = idlePhase(state());
    show(phase);
    const isDue = isUseToReport({ ...state(), reportedAt }) && now() >= reportsAgainAt;
    if (phase !== 'over' && isDue) void reportNow();
  };

  const stay = () => {
    if (idlePhase(state()) === 'over') return look();
    use.write(now());
    show('in-use');
    // Not left to the next look: the server's own end may be near.
    void reportNow();
  };

  return {
    /** Compares the clocks; harmless however often. */
    look,
    /** A key, a press, a move. Once the question stands, only its answer counts, and too late is too late. */
    noteUse() {
      if (Math.abs(now() - notedAt) < NOTED_EVERY_MS) return;
      notedAt = now();
      if (idlePhase(state()) === 'in-use') use.write(now());
      else look();
    },
    /** The answer 「続ける」. */
    stay,
    /** Somebody looks at this page again after it was hidden: an answer to the question, where it stands. */
    comeBack() {
      if (idlePhase(state()) === 'warned') stay();
      else this.noteUse();
      look();
    },
    /** The answer 「ログアウトする」, for every tab. */
    end() {
      use.write(LONG_AGO);
      look();
    },
  };
}

export type IdleClock = ReturnType<typeof createIdleClock>;
