import type { PopupChoice } from '@hidamari/contract/popups';
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
export function wayOf({ link }: PopupButton, { contents }: ShownPopup): string | undefined {
  return link?.replace(CONTENTS_PLACE, encodeURIComponent(contents?.contents_id ?? ''));
}
