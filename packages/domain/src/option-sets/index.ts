export { type Option, optionLabel, optionValues } from './option.ts';
export {
  GENDERS,
  type Gender,
  REFERRAL_SOURCES,
  RELATIONSHIPS,
  type ReferralSource,
  type Relationship,
} from './person.ts';
export { AGE_BANDS, type AgeBand, ASKERS } from './q-contents.ts';
export {
  CONCERNS,
  type Concern,
  POPUP_BUTTON_COLOURS,
  POPUP_BUTTON_TYPES,
  POPUP_IDS,
  POPUP_IMAGE_FITS,
  type PopupButtonColour,
  type PopupButtonType,
  type PopupId,
  type PopupImageFit,
} from './site.ts';
export {
  CANCER_GROUP_STAGES,
  CANCER_GROUPS,
  type CancerGroupKey,
  type CancerGroupStage,
  LOG_CATEGORIES,
  type LogCategory,
  STAGES,
  type Stage,
  TEST_RESULT_TYPES,
  type TestResultType,
  TREATMENT_TYPES,
  type TreatmentType,
} from './treatment.ts';
