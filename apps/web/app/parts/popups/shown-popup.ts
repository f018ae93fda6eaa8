import type { PopupChoice } from '@hidamari/contract/popups';
import { popupText } from '@hidamari/domain/japanese-text';
import { type Popup, type PopupButton, popupById } from '@hidamari/domain/popups';

/** A pop-up with what the server brought for it. */
export interface ShownPopup {
  popup: Popup;
  contents: PopupChoice['contents'];
}

const CONTENTS_PLACE = '{contents_id}';

/** What to show of the server's choice; null for none, for an id this page does not know, and for a link that would lead nowhere. */
export function shownPopupOf(choice: PopupChoice | null): ShownPopup | null {
  const popup = choice && popupById(choice.id);
  if (!popup) return null;
  const { contents } = choice;
  const needsContents = popup.buttons.some(({ link }) => link?.includes(CONTENTS_PLACE));
  return needsContents && !contents ? null : { popup, contents };
}

/** Where a button leads, with the article's id in its place; undefined for one that only closes. */
export function buttonHref({ link }: PopupButton, { contents }: ShownPopup): string | undefined {
  return link?.replace(CONTENTS_PLACE, encodeURIComponent(contents?.contents_id ?? ''));
}

/** What stands above the text. Never an article's own title: it may name an illness, and phones are shared (G76). */
export const headingOf = ({ popup }: ShownPopup): string => popup.heading ?? popup.name;

/** The text as it is shown: white space removed, at most 40 characters (specification section 5). */
export const textOf = ({ popup }: ShownPopup): string => popupText(popup.text);

const listeners = new Set<() => void>();

/**
 * A page or a pop-up was reported as viewed: what the server would choose may be another pop-up now (specification section
 * 4). A report may arrive on the page after the one it tells of.
 */
export function announcePopupNews(): void {
  for (const listener of listeners) listener();
}

/** Runs at each such report; answers what ends it. */
export function onPopupNews(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
