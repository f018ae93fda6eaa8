import { nextOpenStateEdge, type OpenState, openState } from '@hidamari/domain/consultation-hours';
import type { VariantKey } from '@hidamari/domain/site-variants';
import { useEffect, useState } from 'react';
import { atBoundaries } from './at-boundaries.ts';

interface Hours {
  variant: VariantKey;
  closures: readonly string[];
  /** The moment the server rendered for, so that both sides draw the same words first. */
  renderedAt: string;
}

/**
 * Whether the telephone is answered now, by the server's time: at first that of the page, then at each edge of the schedule and on coming back to the page (a cached page may be minutes old, a computer may
 * have slept over the end of the day).
 */
export function useOpenState({ variant, closures, renderedAt }: Hours): OpenState {
  const [at, setAt] = useState(() => new Date(renderedAt));
  useEffect(() => {
    const edgeAfter = (at: Date) => nextOpenStateEdge({ at, variant, closures });
    return atBoundaries((now) => {
      const edge = edgeAfter(now);
      // Between two edges nothing changes, and nothing is drawn again.
      setAt((drawn) => (edgeAfter(drawn).getTime() === edge.getTime() ? drawn : now));
      return edge;
    });
  }, [variant, closures]);
  return openState({ at, variant, closures });
}
