export { POPUPS } from './catalogue.ts';
export type { Popup, PopupButton } from './popup.ts';
export { mayComeAgain, occasionKey, type PopupHistory, type PopupShowing } from './popup-history.ts';
export {
  type PopupCondition,
  type PopupOccasion,
  type PopupRule,
  popupRule,
  popupRulesFor,
} from './popup-rules.ts';
export {
  HIGH_SYMPTOM_REST_MS,
  holdsHighSymptom,
  isSilent,
  type PopupSilence,
} from './popup-silence.ts';
export { putOffAt, type Restraint, restrain, restraintDaysOf, SURVEY_POPUPS } from './restraint.ts';
