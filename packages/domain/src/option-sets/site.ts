import type { Option } from './option.ts';

/**
 * The four concerns under which services stand (specification section 1). The value is the category query of
 * /services and the first part of a service's own address (/financial/:id).
 */
export const CONCERNS = [
  { value: 'treatment', label: '治療' },
  { value: 'financial', label: 'お金' },
  { value: 'life', label: 'くらし' },
  { value: 'mental', label: 'こころ' },
] as const satisfies readonly Option[];

/** What pressing a pop-up's footer button does. */
export const POPUP_BUTTON_TYPES = ['button', 'link', 'line'] as const;
export const POPUP_BUTTON_COLOURS = ['blue', 'white'] as const;
/** How a pop-up's picture fills its frame. */
export const POPUP_IMAGE_FITS = ['cover', 'contain'] as const;
/** Pop-up ids in use; 13 is absent. Id 2 is the survey (specification sections 3 and 4). */
export const POPUP_IDS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 15, 16, 17, 18, 19] as const;

export type Concern = (typeof CONCERNS)[number]['value'];
export type PopupButtonType = (typeof POPUP_BUTTON_TYPES)[number];
export type PopupButtonColour = (typeof POPUP_BUTTON_COLOURS)[number];
export type PopupImageFit = (typeof POPUP_IMAGE_FITS)[number];
export type PopupId = (typeof POPUP_IDS)[number];
