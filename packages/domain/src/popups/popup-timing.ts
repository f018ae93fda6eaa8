import { POPUP_LONG_PAGE_VIEWPORTS } from '../limits/index.ts';
import type { Popup } from './popup.ts';

/** Where somebody stands on a page; lengths in one and the same unit. */
export interface PlaceOnPage {
  pageHeight: number;
  viewportHeight: number;
  /** How far the page was scrolled; browsers that spring back give less than nothing. */
  scrollTop: number;
}

/** `now`; when somebody has scrolled on; or after the wait of a page that is too short to scroll. */
export type PopupTiming = 'now' | 'by-scroll' | 'by-wait';

/**
 * When a pop-up may show itself (specification section 4). A page counts as long when it is taller than 1.5 viewports. The
 * percent is that of the way that can be scrolled: 0 at the top, 100 at the end, however tall page and window are, so that
 * no page is at its half before anybody has read on.
 */
export function popupTiming(timing: Popup['timing'], place: PlaceOnPage): PopupTiming {
  if (timing === 0) return 'now';
  const { pageHeight, viewportHeight, scrollTop } = place;
  if (pageHeight <= viewportHeight * POPUP_LONG_PAGE_VIEWPORTS) return 'by-wait';
  const percent = (scrollTop / (pageHeight - viewportHeight)) * 100;
  return percent >= timing ? 'now' : 'by-scroll';
}

/** How a pop-up stands there: one that comes of itself while somebody reads is no dialog (G81). */
export const popupShape = ({ timing }: Pick<Popup, 'timing'>): 'dialog' | 'card' =>
  timing === 0 ? 'dialog' : 'card';
