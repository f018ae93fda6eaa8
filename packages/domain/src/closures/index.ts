export {
  type ClosedDay,
  type ClosedDaysByVariant,
  closedDaysByVariant,
  closedDaysOf,
  isSameClosedDays,
  joinClosedDays,
} from './closed-days.ts';
export {
  CLOSURE_FAULTS,
  CLOSURE_LIMITS,
  type ClosureDays,
  type ClosureFault,
  closureFault,
  daysOfClosure,
} from './closure.ts';
export {
  type ClosurePreview,
  closureDaysText,
  closureVariantsText,
  EVERY_VARIANT_LABEL,
  previewClosure,
} from './closure-words.ts';
