import { useEffect, useRef, useState } from 'react';
import { browserApi } from '../../shell/data/browser-api.ts';
import { askLinkToken, type SessionStep, unlinkThisLine } from './ask-line.ts';
import { forgetLineToken, type HeldLineToken, heldLineToken } from './held-line-token.ts';

/** Steps after which the token of LINE's has done its work. After `confirm` it still tells whether we are a friend. */
const IS_OVER: readonly SessionStep['kind'][] = ['unlinked', 'no-line'];

/** What /line/session does with the token somebody came with; `start` for who came without one. */
export function useSessionSteps() {
  const [step, setStep] = useState<SessionStep | { kind: 'start' }>({ kind: 'start' });
  const token = useRef<HeldLineToken | null>(null);
  const isRunning = useRef(false);

  const run = async (ask: typeof askLinkToken) => {
    if (isRunning.current || token.current === null) return;
    isRunning.current = true;
    setStep({ kind: 'asking' });
    const next = await ask(browserApi(), token.current);
    isRunning.current = false;
    if (IS_OVER.includes(next.kind)) forgetLineToken();
    // A whole new page in place of this one: Back does not ask LINE again, and a login on the way keeps the address.
    if (next.kind === 'go') window.location.replace(next.href);
    else setStep(next);
  };
  const link = () => run(askLinkToken);
  const unlink = () => run(unlinkThisLine);

  const begin = useRef(() => {
    token.current = heldLineToken();
    if (token.current?.wish === 'unlink') setStep({ kind: 'ask-unlink' });
    else void link();
  });
  useEffect(() => begin.current(), []);

  const stop = () => {
    forgetLineToken();
    token.current = null;
    setStep({ kind: 'start' });
  };
  const again = () => (token.current?.wish === 'unlink' ? unlink() : link());
  return { step, unlink, again, stop };
}
