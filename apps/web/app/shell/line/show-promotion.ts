import { PAGE_FOOT_ID } from '../page-foot-id.ts';
import { giveFocusBack } from '../popups/focus-given-back.ts';
import { keepFocusInTheClear } from '../popups/focus-in-the-clear.ts';
import { portalNow } from '../portal-clock/index.ts';
import { rememberPromotion } from './promotion-memory.ts';
import { isQuietForPromotion } from './promotion-silence.ts';
import { PROMOTION_TOLD } from './promotion-words.ts';

/** Shows the card of a document (`DocumentPromotion`) for one of its days, where nothing keeps it away (G20, G80). */
export function showPromotion(place: HTMLElement, day: number): void {
  const isCovered = document.querySelector('dialog[open]') !== null;
  if (isQuietForPromotion({ isConsulting: false, isCovered })) return;
  const card = place.querySelector('template')?.content.firstElementChild?.cloneNode(true);
  const foot = document.getElementById(PAGE_FOOT_ID) ?? place;
  const status = place.querySelector('[role="status"]');
  if (!(card instanceof HTMLElement) || !status) return;
  foot.append(card);
  status.textContent = PROMOTION_TOLD;
  rememberPromotion(() => localStorage, day, portalNow());
  const close = () => {
    card.remove();
    status.textContent = '';
    for (const stop of stops) stop();
  };
  const stops = [giveFocusBack(card, close), keepFocusInTheClear(card)];
  card.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('button')) close();
  });
}
