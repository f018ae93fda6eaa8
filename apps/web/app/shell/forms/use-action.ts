import type { ActKind } from '@hidamari/domain/refusals';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type FailedSave, failedSaveOf } from './failed-save.ts';

interface ActionOptions {
  /** What the work does, for the words of what went wrong; a save by default. */
  act?: ActKind;
  /**
   * The page is left once the work is done: it stays busy, so that nothing is sent twice meanwhile, until the browser brings
   * the page back as it was left.
   */
  leaves?: boolean;
  /** What to show of a failure, in place of the words of `act`; null where the failure was dealt with already. */
  failureOf?: (error: unknown) => FailedSave | null;
}

/**
 * Work that a press begins: whether it is running, and why it failed. One run at a time: a second press while one is on
 * its way is none. The work that runs, and its `failureOf`, are those of the render in which it was pressed.
 */
export function useAction<Given extends unknown[]>(
  work: (...given: Given) => Promise<unknown>,
  { act, leaves = false, failureOf = (error) => failedSaveOf(error, act) }: ActionOptions = {},
) {
  const isRunning = useRef(false);
  const [running, setRunning] = useState<Given | null>(null);
  const [failure, setFailure] = useState<FailedSave | null>(null);
  const rest = useCallback(() => {
    isRunning.current = false;
    setRunning(null);
  }, []);
  useEffect(() => {
    if (!leaves) return;
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && rest();
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, [leaves, rest]);
  /** Resolves to true once the work is done, and to false where it failed or another run is on its way. */
  const run = async (...given: Given): Promise<boolean> => {
    if (isRunning.current) return false;
    isRunning.current = true;
    setRunning(given);
    setFailure(null);
    let isDone = false;
    try {
      await work(...given);
      isDone = true;
    } catch (error) {
      setFailure(failureOf(error));
    } finally {
      if (!isDone || !leaves) rest();
    }
    return isDone;
  };
  return {
    run,
    isBusy: running !== null,
    /** The first of what the run was given, which says what was pressed where several buttons begin it. */
    busyWith: running === null ? null : (running[0] as Given[0]),
    failure,
    clearFailure: () => setFailure(null),
  };
}
