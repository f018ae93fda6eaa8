import type { PopupChoice } from '@hidamari/contract/popups';
import { POPUP_FALLBACK_DELAY_MS } from '@hidamari/domain/limits';
import { type BrowserSilence, type PlaceOnPage, popupTiming } from '@hidamari/domain/popups';
import type { PopupOfView } from './popup-of-view.ts';
import { type ShownPopup, shownPopupOf } from './shown-popup.ts';

export interface PopupRunParts {
  /** The server's choice for this page. */
  ask: () => Promise<PopupChoice | null>;
  silence: () => BrowserSilence;
  place: () => PlaceOnPage;
  /** Told at each change; `shown` with the pop-up that stands from now on. */
  onChange: (state: PopupOfView, shown: ShownPopup | null) => void;
}

/**
 * The pop-up of one page view: asks the server, waits for its moment, and shows one at most. What it waits for is looked at
 * whenever somebody says `look`; the wait on a short page it measures itself, from when the server has chosen.
 */
export function createPopupRun({ ask, silence, place, onChange }: PopupRunParts) {
  let questions = 0;
  let waiting: ShownPopup | null = null;
  let hasWaited = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;

  const finish = (state: PopupOfView, shown: ShownPopup | null) => {
    isOver = true;
    clearTimeout(timer);
    onChange(state, shown);
  };

  const isDue = ({ popup }: ShownPopup): boolean => {
    const moment = popupTiming(popup.timing, place());
    return moment === 'now' || (moment === 'by-wait' && hasWaited);
  };

  /** Nothing happens while nothing is due; harmless however often. */
  const look = () => {
    if (isOver) return;
    const found = silence();
    if (found === 'silent') finish('none', null);
    else if (found === 'free' && waiting && isDue(waiting)) finish('shown', waiting);
  };

  const take = (choice: PopupChoice | null) => {
    waiting = shownPopupOf(choice);
    onChange(waiting ? 'coming' : 'none', null);
    if (waiting && timer === undefined) {
      timer = setTimeout(() => {
        hasWaited = true;
        look();
      }, POPUP_FALLBACK_DELAY_MS);
    }
    look();
  };

  return {
    look,
    /** Only the newest question counts; one that fails changes nothing, and says nothing. */
    async ask(): Promise<void> {
      look();
      if (isOver) return;
      questions += 1;
      const question = questions;
      const isHeard = () => !isOver && question === questions;
      try {
        const choice = await ask();
        if (isHeard()) take(choice);
      } catch {
        if (isHeard() && waiting === null) onChange('none', null);
      }
    },
    /** The page is left. */
    end() {
      isOver = true;
      clearTimeout(timer);
    },
  };
}
