import { LINK_SIGN_IN_POLL_MAX_SECONDS, LINK_SIGN_IN_POLL_SECONDS } from '@hidamari/domain/limits';
import { stopwatch } from '../../shell/portal-clock/index.ts';

interface ProofWait {
  /** Whether the address is proven by now. A rejection counts as "not yet": the connection may come back. */
  ask(): Promise<boolean>;
  /** Once, when it is. */
  onProven(): void;
  /** Once, when nobody opened the link within the time. */
  onGivenUp(): void;
}

/**
 * Waits for somebody to open the link of a mail, wherever they open it (G151): asks every 5 seconds for at most 3
 * minutes. A slow answer puts the next question off, so that they never pile up.
 * @returns ends it.
 */
export function pollForProof({ ask, onProven, onGivenUp }: ProofWait): () => void {
  const end = stopwatch() + LINK_SIGN_IN_POLL_MAX_SECONDS * 1_000;
  let isOver = false;
  let timer: ReturnType<typeof setTimeout>;
  const look = async () => {
    const isProven = await ask().catch(() => false);
    if (isOver) return;
    if (isProven) return finish(onProven);
    if (stopwatch() >= end) return finish(onGivenUp);
    timer = setTimeout(look, LINK_SIGN_IN_POLL_SECONDS * 1_000);
  };
  const finish = (tell: () => void) => {
    isOver = true;
    tell();
  };
  timer = setTimeout(look, LINK_SIGN_IN_POLL_SECONDS * 1_000);
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}
