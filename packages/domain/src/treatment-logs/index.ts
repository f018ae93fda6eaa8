export { categoriesOf, isDrugTherapy, type LogCategoryRow, TREATMENT_LOG_CATEGORIES } from './categories.ts';
export {
  type CheckInAnswers,
  type CheckInLog,
  checkInKey,
  checkInSymptoms,
  isCheckInDay,
  withCheckIn,
} from './check-in.ts';
export {
  AS_NEEDED,
  MOODS,
  type Mood,
  TAKEN_STATES,
  type TakenState,
  TREATMENT_STATUSES,
  type TreatmentStatus,
  VISIT_KINDS,
  type VisitKind,
  WORK_STATES,
  type WorkState,
} from './choices.ts';
export { hasAnyFilledDetail, type LogDetails } from './filled-detail.ts';
export {
  fieldsOf,
  fieldText,
  type LogField,
  type LogPart,
  type NumberField,
  type PartValues,
} from './log-field.ts';
export { LOG_FIELDS, LOG_PART_TITLES, type LogFields, SPAN_LABELS } from './log-fields.ts';
export { LOG_FILE_HEAD_BYTES, type LogFileType, logFileTypeOf } from './log-file-type.ts';
export { LOG_IMAGE_TYPE_WORDS, LOG_IMAGE_TYPES, LOG_LIMITS } from './log-limits.ts';
export {
  formatMeasurement,
  isWithinRange,
  MEASUREMENT_KINDS,
  MEASUREMENTS,
  type Measurement,
  type MeasurementKind,
  measurementFigure,
  measurementOf,
} from './measurements.ts';
export { type PictureSize, sizeForSquare, storedPictureSize, thumbnailPart } from './picture-size.ts';
export { isFeverNoticeLeading, type MeasuredLog, type SoftWarning, softWarnings } from './soft-warnings.ts';
export {
  SYMPTOM_DAY_TEXT,
  SYMPTOM_KEYS,
  SYMPTOM_RECALL_TEXT,
  SYMPTOM_SCALES,
  SYMPTOMS,
  type Symptom,
  type SymptomKey,
  type SymptomScale,
  symptomDayQuestion,
  symptomLabel,
  symptomStepLabel,
  TODAY_STEPS,
} from './symptoms.ts';
export {
  CONFLICT_TEXT,
  DELETE_CONFIRM_TEXT,
  DRAFT_FOUND_TEXT,
  IMAGE_FAILED_TEXT,
  NO_CARD_TEXT,
  PRINT_FOOTER_TEXT,
  TEMPERATURE_NOTICE,
} from './texts.ts';
export { restorableUntil, TRASH_DAYS, trashDaysLeft, trashLimit } from './trash.ts';
export { freeTextsOf, type SearchableLog, searchableTexts, type WrittenLog } from './written-texts.ts';
