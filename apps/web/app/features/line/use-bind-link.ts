import { linkLineAccountEndpoint } from '@hidamari/contract/messaging';
import { AppError } from '@hidamari/domain/errors';
import { useEffect, useRef, useState } from 'react';
import { browserApi } from '../../shell/data/browser-api.ts';
import { type FailedSave, failedSaveOf } from '../../shell/forms/failed-save.ts';
import { faultOfRefusal, lineErrorHref } from './line-outcomes.ts';

/**
 * Binds the link token to the member, once however often one presses, and goes on to LINE's own page. What is refused for
 * good has a page; whatever else fails is said beside the button, and the page stays.
 */
export function useBindLink(linkToken: string) {
  const isRunning = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<FailedSave | null>(null);
  const rest = (failed: FailedSave | null) => {
    isRunning.current = false;
    setBusy(false);
    setFailure(failed);
  };
  useComeBack(() => rest(null));

  const bind = async () => {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    setFailure(null);
    try {
      const { url } = await browserApi().call(linkLineAccountEndpoint, { query: { link_token: linkToken } });
      window.location.assign(url);
    } catch (error) {
      const fault = faultOfRefusal(error);
      if (fault !== null) window.location.replace(lineErrorHref(fault));
      // The session has ended: the server keeps this address, asks for a login, and leads back.
      else if (error instanceof AppError && error.status === 401) window.location.reload();
      else rest(failedSaveOf(error));
    }
  };
  return { bind, isBusy, failure };
}

/** Browsers keep the page as it was left; back from LINE's page it must be pressable again. */
function useComeBack(act: () => void): void {
  const last = useRef(act);
  last.current = act;
  useEffect(() => {
    const show = ({ persisted }: PageTransitionEvent) => persisted && last.current();
    window.addEventListener('pageshow', show);
    return () => window.removeEventListener('pageshow', show);
  }, []);
}
