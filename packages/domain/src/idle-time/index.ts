/** How long before the end of an idle session the person is asked (G35). WCAG 2.2.1 asks for 20 seconds or more. */
export const IDLE_WARNING_SECONDS = 120;

/** A session is written down as used at most this often, however many calls it makes. */
const USE_WRITTEN_EVERY_SECONDS = 60;

/** Whoever writes a long text makes no call: their browser says at most this often that the session is in use. */
export const USE_TOLD_EVERY_SECONDS = 180;

export type IdlePhase = 'in-use' | 'warned' | 'over';

/** When a person last did something, and what time it is: milliseconds of the wall clock, which a sleeping phone keeps. */
interface LastUse {
  usedAt: number;
  now: number;
}

/** Whole seconds until an unused session ends; 0 once it is over. A clock that was put back starts anew. */
export function idleSecondsLeft({ usedAt, now, idleSeconds }: LastUse & { idleSeconds: number }): number {
  const unused = Math.max(0, now - usedAt);
  return Math.max(0, Math.ceil(idleSeconds - unused / 1_000));
}

/** What a session is that nobody has used for so long (G35). */
export function idlePhase(use: LastUse & { idleSeconds: number }): IdlePhase {
  const left = idleSecondsLeft(use);
  if (left === 0) return 'over';
  return left <= IDLE_WARNING_SECONDS ? 'warned' : 'in-use';
}

/** The most that is left, in seconds: told in few steps, so that nobody is read a number every second. */
export type WarningStep = 120 | 60 | 30;

export function warningStep(secondsLeft: number): WarningStep {
  if (secondsLeft > 60) return 120;
  return secondsLeft > 30 ? 60 : 30;
}

/** Whether a use is written down beside the one before, `seconds` earlier. */
export function isWrittenDown(seconds: number): boolean {
  return seconds >= USE_WRITTEN_EVERY_SECONDS;
}

/**
 * Whether a browser now says that its session was used, `reportedAt` being when it last did (or the page came). While it
 * is used, every few minutes; and once after the last use, when a use would be written down beside any call the page
 * had made until then. So the server never ends a session before the browser does.
 */
export function isUseToReport({ usedAt, reportedAt, now }: LastUse & { reportedAt: number }): boolean {
  const isCertain = isWrittenDown((reportedAt - usedAt) / 1_000);
  if (isCertain) return false;
  const hasPaused = isWrittenDown((now - usedAt) / 1_000);
  return hasPaused || now - reportedAt >= USE_TOLD_EVERY_SECONDS * 1_000;
}
