import { routeGroups } from '../access/index.ts';
import { POPUP_SPACING_MS } from './popup-history.ts';

/** Under this name a device remembers that its person wants no prompts (G20: prefers reduced interruption). */
export const FEWER_PROMPTS_KEY = 'hidamari-fewer-prompts';

/** Under this name a device remembers when it showed a pop-up last: the server is not told of every one (section 4). */
export const POPUP_SHOWN_KEY = 'hidamari-popup-shown-at';

/** What the browser alone knows of a page that is open (G20). */
export interface BrowserFacts {
  pathname: string;
  userAgent: string;
  /** Somebody of staff is in the member's place (G42). */
  isActing: boolean;
  wantsFewerPrompts: boolean;
  /** When this device showed a pop-up last, in milliseconds; null: never. */
  shownAt: number | null;
  /** Panel or chat stand over the page, or stood there: who looks for a person is left in peace. */
  isConsulting: boolean;
  /** Another prompt, such as the promotion of LINE, has come in this page view. */
  isTaken: boolean;
  /** Another dialog stands over the page, or is about to: the onboarding goes before the welcome (G130). */
  isCovered: boolean;
  /** Nobody looks: another tab or app is in front. */
  isHidden: boolean;
}

/** `silent`: nothing comes in this page view. `wait`: not while this lasts. `free`: it may come. */
export type BrowserSilence = 'silent' | 'wait' | 'free';

const PRINT_VIEW = '/treatment-logs/print';
/** LINE's own browser names itself so, with its version. */
const LINE_BROWSER = /\bLine\//;

/** The browser's half of the rule on when no pop-up comes (G20); the server's is `isSilent`. */
export function browserSilence(facts: BrowserFacts, now: number): BrowserSilence {
  if (isQuietPage(facts.pathname) || LINE_BROWSER.test(facts.userAgent)) return 'silent';
  if (facts.isActing || facts.wantsFewerPrompts || facts.isConsulting || facts.isTaken) return 'silent';
  if (isSoonAfter(facts.shownAt, now)) return 'silent';
  return facts.isCovered || facts.isHidden ? 'wait' : 'free';
}

function isQuietPage(pathname: string): boolean {
  const { focus, auth } = routeGroups(pathname);
  return focus || auth || pathname === PRINT_VIEW;
}

/** A clock that was put back does not silence a device for ever. */
const isSoonAfter = (shownAt: number | null, now: number) =>
  shownAt !== null && shownAt <= now && now - shownAt < POPUP_SPACING_MS;
