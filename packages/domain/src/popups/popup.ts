import type { PopupButtonColour, PopupButtonType, PopupId, PopupImageFit } from '../option-sets/index.ts';

/** A button at the foot of a pop-up (specification section 3). */
export interface PopupButton {
  type: PopupButtonType;
  label: string;
  colour: PopupButtonColour;
  /** Own path, with `{contents_id}` where the article's id goes; none for a button that only closes. */
  link?: string;
  /** Opens in a window of its own, and says so. */
  isExternal: boolean;
  /** Pressing it holds the pop-up back for the days of its table (G77). */
  isPopupRestraintFlag: boolean;
  /** What a measurement is told of the press, and only after consent (G76, G93); nothing that points to an illness. */
  dataGtm: string;
  /** A few words beside the label: how long it takes. */
  additionalLabel?: string;
  /** A ground of its own in place of the colour's, by the name of a token. */
  bgColor?: 'line';
}

/** What a pop-up says and looks like; who is shown it, and when, is in the rules. */
export interface Popup {
  id: PopupId;
  /** Its name to those who run the portal, and what stands above its text unless `heading` does. */
  name: string;
  /** In place of a name that may not be read on a phone that is shared (G76). */
  heading?: string;
  /** At once, or when half the page has been read. */
  timing: 0 | 50;
  /** At most 40 characters without white space. */
  text: string;
  /** Name of a drawing; an article's own picture takes its place where one is shown. */
  image: string;
  imageFit: PopupImageFit;
  buttons: readonly [PopupButton, PopupButton];
}
