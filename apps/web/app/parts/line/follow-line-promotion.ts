import { onVisible } from '../../shell/on-visible.ts';
import { portalNow } from '../../shell/portal-clock/index.ts';
import { duePromotion } from './promotion-memory.ts';
import type { IsFree } from './promotion-silence.ts';

/**
 * The promotion of LINE on a page that has its place, until the page is left: the first visit begins the count, and where the
 * place is reached on one of its days, what shows it is fetched.
 */
export function followLinePromotion(place: HTMLElement, signal: AbortSignal, isFree?: IsFree): void {
  const dueNow = () => duePromotion(() => localStorage, portalNow());
  const bring = async () => {
    const day = dueNow();
    if (day === null) return;
    try {
      const { showPromotion } = await import('./show-promotion.ts');
      await showPromotion(place, { day, signal, isFree });
    } catch {
      // No network: it is due another time.
    }
  };
  if (signal.aborted) return;
  dueNow();
  signal.addEventListener(
    'abort',
    onVisible(place, () => void bring(), { orPassed: true }),
  );
}
