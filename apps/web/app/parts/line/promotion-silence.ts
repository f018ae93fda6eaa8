import { browserSilence } from '@hidamari/domain/popups';
import { portalNow } from '../../shell/portal-clock/index.ts';
import { wantsFewerPrompts } from '../popups/fewer-prompts.ts';

/** The browser's silences of a pop-up (G20), but for the hours after one: those the promotion stands outside of. */
export const isQuietForPromotion = (page: { isConsulting: boolean; isCovered: boolean }): boolean =>
  browserSilence(
    {
      ...page,
      pathname: window.location.pathname,
      userAgent: navigator.userAgent,
      isActing: false,
      wantsFewerPrompts: wantsFewerPrompts(),
      shownAt: null,
      isTaken: false,
      isHidden: false,
    },
    portalNow().getTime(),
  ) !== 'free';

/** Asks whether the promotion may come, once it is due and its place was reached. */
export type IsFree = (signal: AbortSignal) => Promise<boolean>;
