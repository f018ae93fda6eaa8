import { LINE_PROMOTION_TEXT } from '@hidamari/domain/line-promotion';
import { PAGE_FOOT_ID } from '../../shell/page-foot-id.ts';
import { portalNow } from '../../shell/portal-clock/index.ts';
import { giveFocusBack } from '../popups/focus-given-back.ts';
import { keepFocusInTheClear } from '../popups/focus-in-the-clear.ts';
import { rememberPromotion } from './promotion-memory.ts';
import { type IsFree, isQuietForPromotion } from './promotion-silence.ts';

/** Told to those who listen once the card has come. */
const TOLD = `画面の下に、ご案内が出ました。${LINE_PROMOTION_TEXT}`;

const isVisitorFree: IsFree = async () =>
  !isQuietForPromotion({ isConsulting: false, isCovered: document.querySelector('dialog[open]') !== null });

interface Due {
  day: number;
  /** The page is left: the card goes. */
  signal: AbortSignal;
  isFree?: IsFree | undefined;
}

/** Shows the card of its place for one of its days, where nothing keeps it away (G20, G80), until somebody closes it (G81). */
export async function showPromotion(
  place: HTMLElement,
  { day, signal, isFree = isVisitorFree }: Due,
): Promise<void> {
  if (signal.aborted || !(await isFree(signal)) || signal.aborted) return;
  const card = place.querySelector<HTMLElement>('.popup-card');
  const status = place.querySelector('[role="status"]');
  if (!card || !status) return;
  (document.getElementById(PAGE_FOOT_ID) ?? place).append(card);
  status.textContent = TOLD;
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
  signal.addEventListener('abort', close, { once: true });
}
