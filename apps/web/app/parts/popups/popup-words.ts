import { popupText } from '@hidamari/domain/japanese-text';
import type { ShownPopup } from './shown-popup.ts';

/** What stands above the text. Never an article's own title: it may name an illness, and phones are shared (G76). */
export const headingOf = ({ popup }: ShownPopup): string => popup.heading ?? popup.name;

/** The text as it is shown: white space removed, at most 40 characters (specification section 5). */
export const textOf = ({ popup }: ShownPopup): string => popupText(popup.text);
