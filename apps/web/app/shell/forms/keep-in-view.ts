import type { FocusEvent } from 'react';

/**
 * What a field says when it is left (a mistake, a value to look at again) moves what follows, the next field among
 * it, after the browser has brought that into view. So it is brought there once more, when all of it is drawn.
 */
export function keepInView({ target }: FocusEvent): void {
  requestAnimationFrame(() => {
    if (target === document.activeElement && target.matches(':focus-visible')) {
      target.scrollIntoView({ block: 'nearest' });
    }
  });
}
