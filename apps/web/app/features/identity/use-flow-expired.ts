import { authCheckEndpoint, type Challenge } from '@hidamari/contract/auth';
import { AppError } from '@hidamari/domain/errors';
import type { ScreenPath } from '@hidamari/domain/screens';
import { useState } from 'react';
import type { PageContext } from '../../page-context.ts';

/** The proof of the step before is no longer good (G36): its time ran out, or it was used in another tab. */
export function isFlowExpired(error: unknown): boolean {
  return error instanceof AppError && error.code === 'step_expired';
}

/**
 * Whether a way in has run out under the person's hands, or was never begun.
 * @param isOpen what the server said when the page was loaded.
 * @returns `takesFailure` for the form of the step: true when it was this failure, and the page says so instead.
 */
export function useFlowExpired(isOpen: boolean): {
  isOver: boolean;
  takesFailure: (error: unknown) => boolean;
} {
  const [hasEnded, setEnded] = useState(false);
  return {
    isOver: !isOpen || hasEnded,
    takesFailure(error) {
      if (isFlowExpired(error)) setEnded(true);
      return isFlowExpired(error);
    },
  };
}

/**
 * What the person has to prove next on this screen, as the server knows it by the challenge token: a reload goes on
 * where they were. Null for somebody who has no token, or one for another way. For loaders.
 */
export async function pendingChallenge(
  { api, hasChallenge }: Pick<PageContext, 'api' | 'hasChallenge'>,
  path: ScreenPath,
): Promise<Challenge | null> {
  if (!hasChallenge) return null;
  const answer = await api.call(authCheckEndpoint, { query: { path } }).catch(() => null);
  return answer?.challenge ?? null;
}
