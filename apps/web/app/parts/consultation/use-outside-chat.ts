import { useCallback, useEffect, useState } from 'react';
import { agreeToChat, hasAgreedToChat, withdrawChatAgreement } from './chat-agreement.ts';

/** So long a service may take to answer before the telephone is offered instead. */
const PATIENCE_MS = 15_000;

/** asking: nothing was sent outside yet. */
type OutsideChatState = 'asking' | 'connecting' | 'ready' | 'failed';

/** The browser is shown nothing of the answer: it only tells whether there was one. No cookie and no address of ours goes along. */
async function isAnswering(address: string, signal: AbortSignal): Promise<boolean> {
  const request = {
    mode: 'no-cors',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    cache: 'no-store',
  } as const;
  return fetch(address, { ...request, signal }).then(
    () => true,
    () => false,
  );
}

/**
 * The way to the outside chat: agreement first, then whether the service answers, and only then its page (G19, G148).
 * @param address the chat's own page.
 */
export function useOutsideChat(address: string): {
  state: OutsideChatState;
  agree(): void;
  takeBack(): void;
  tryAgain(): void;
} {
  const [hasAgreed, setAgreed] = useState(hasAgreedToChat);
  const [answers, setAnswers] = useState<boolean | null>(null);
  useEffect(() => {
    if (!hasAgreed || answers !== null) return;
    let isLeft = false;
    const leaving = new AbortController();
    const timer = setTimeout(() => leaving.abort(), PATIENCE_MS);
    isAnswering(address, leaving.signal).then((isThere) => {
      if (!isLeft) setAnswers(isThere);
    });
    return () => {
      isLeft = true;
      clearTimeout(timer);
      leaving.abort();
    };
  }, [address, hasAgreed, answers]);
  const tryAgain = useCallback(() => setAnswers(null), []);
  const agree = () => {
    agreeToChat();
    setAgreed(true);
  };
  const takeBack = () => {
    withdrawChatAgreement();
    setAgreed(false);
    setAnswers(null);
  };
  const whenAnswered = answers ? 'ready' : 'failed';
  const whenAgreed = answers === null ? 'connecting' : whenAnswered;
  return { state: hasAgreed ? whenAgreed : 'asking', agree, takeBack, tryAgain };
}
