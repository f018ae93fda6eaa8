import { AppError } from '@hidamari/domain/errors';
import { useState } from 'react';

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
