import { nextOpenStateEdge, type OpenState, openState } from '@hidamari/domain/consultation-hours';
import type { VariantKey } from '@hidamari/domain/site-variants';
import { useEffect, useState } from 'react';

/** Longest wait that a browser's timer can hold. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

interface Hours {
  variant: VariantKey;
  closures: readonly string[];
  /** The moment the server rendered for, so that both sides draw the same words first. */
  renderedAt: string;
}

/**
 * Whether the telephone is answered now. The first drawing uses the server's moment; after that the browser's
 * own clock, and again at each edge of the schedule (a cached page may be minutes old).
 */
export function useOpenState({ variant, closures, renderedAt }: Hours): OpenState {
  const [at, setAt] = useState(() => new Date(renderedAt));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const follow = () => {
      const now = new Date();
      setAt(now);
      const edge = nextOpenStateEdge({ at: now, variant, closures });
      timer = setTimeout(follow, Math.min(edge.getTime() - now.getTime() + 50, LONGEST_TIMER_MS));
    };
    follow();
    return () => clearTimeout(timer);
  }, [variant, closures]);
  return openState({ at, variant, closures });
}
