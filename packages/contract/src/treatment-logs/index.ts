export * from './calendar.endpoints.ts';
export * from './check-in.endpoints.ts';
export * from './draft-key.endpoints.ts';
export * from './log-charts.endpoints.ts';
export { type ListedLog, type LogComment, logComment, type ReadLog, readLog } from './log-comment.ts';
export * from './look-ups.endpoints.ts';
export {
  type NextVisit,
  type NextVisitForm,
  type NextVisitInput,
  nextVisit,
  nextVisitBody,
  nextVisitInput,
} from './next-visit.ts';
export * from './next-visits.endpoints.ts';
export * from './trash.endpoints.ts';
export {
  CATEGORY_FLAGS,
  type CategoryFlag,
  imageKey,
  imageKeys,
  type LogFile,
  life,
  measurement,
  medicine,
  other,
  symptom,
  type TreatmentLog,
  type TreatmentLogForm,
  type TreatmentLogInput,
  type TreatmentLogUpdateInput,
  testResult,
  treatment,
  treatmentLog,
  treatmentLogBody,
  treatmentLogFields,
  treatmentLogInput,
  treatmentLogUpdateBody,
  treatmentLogUpdateInput,
  visit,
} from './treatment-log.ts';
export * from './treatment-logs.endpoints.ts';
