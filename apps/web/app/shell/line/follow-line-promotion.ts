import { portalNow } from '../portal-clock/index.ts';
import { whenSeen } from '../when-seen.ts';
import { rememberFirstVisit } from './first-visit.ts';
import { duePromotion } from './promotion-memory.ts';

/**
 * The promotion of LINE in a document that has its place (`DocumentPromotion`): the first visit begins the count, and where
 * the place is reached on one of its days, what shows it is fetched.
 */
export function followLinePromotion(place: HTMLElement): void {
  rememberFirstVisit();
  const bring = async () => {
    const day = duePromotion(() => localStorage, portalNow());
    if (day === null) return;
    try {
      const { showPromotion } = await import('./show-promotion.ts');
      showPromotion(place, day);
    } catch {
      // No network: it is due another time.
    }
  };
  whenSeen(place, () => void bring(), { orPassed: true });
}
