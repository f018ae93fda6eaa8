export {
  type BrowserFacts,
  type BrowserSilence,
  browserSilence,
  FEWER_PROMPTS_KEY,
  POPUP_SHOWN_KEY,
} from './browser-silence.ts';
export { POPUPS, popupById } from './catalogue.ts';
export type { Popup, PopupButton } from './popup.ts';
export {
  HIGH_SYMPTOM_REST_MS,
  holdsHighSymptom,
  isSilent,
  mayComeAgain,
  occasionKey,
  type PopupHistory,
  type PopupShowing,
  type PopupSilence,
} from './popup-history.ts';
export {
  type PopupCondition,
  type PopupOccasion,
  type PopupRule,
  popupRule,
  popupRulesFor,
} from './popup-rules.ts';
export { type PlaceOnPage, type PopupTiming, popupShape, popupTiming } from './popup-timing.ts';
export {
  isReportedOnPress,
  putOffAt,
  type Restraint,
  restrain,
  restraintDaysOf,
  SURVEY_POPUPS,
} from './restraint.ts';
