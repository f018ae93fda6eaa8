export {
  type LogCalendar,
  type LogCalendarDay,
  logCalendar,
  readLogCalendarEndpoint,
} from './calendar.endpoints.ts';
export {
  type CheckIn,
  type CheckInBody,
  checkIn,
  checkInBody,
  readCheckInEndpoint,
  saveCheckInEndpoint,
} from './check-in.endpoints.ts';
export { readDraftKeyEndpoint } from './draft-key.endpoints.ts';
export { type LogCharts, readLogChartsEndpoint } from './log-charts.endpoints.ts';
export { type ListedLog, type LogComment, logComment, type ReadLog, readLog } from './log-comment.ts';
export {
  type FoundHospital,
  type FoundMedicine,
  findHospitalsEndpoint,
  findMedicinesEndpoint,
} from './look-ups.endpoints.ts';
export {
  type NextVisit,
  type NextVisitForm,
  type NextVisitInput,
  nextVisit,
  nextVisitBody,
  nextVisitInput,
} from './next-visit.ts';
export {
  attachNextVisitEndpoint,
  createNextVisitEndpoint,
  deleteNextVisitEndpoint,
  type NextVisits,
  readNextVisitEndpoint,
  readNextVisitsEndpoint,
  updateNextVisitEndpoint,
} from './next-visits.endpoints.ts';
export {
  listTrashedTreatmentLogsEndpoint,
  restoreTreatmentLogEndpoint,
  type TrashedLog,
} from './trash.endpoints.ts';
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
export {
  bulkGetTreatmentLogsEndpoint,
  createTreatmentLogEndpoint,
  deleteTreatmentLogEndpoint,
  type KeywordWord,
  listTreatmentLogsEndpoint,
  markTreatmentLogsViewedEndpoint,
  readTreatmentLogEndpoint,
  type TreatmentLogFilters,
  treatmentLogFilters,
  updateTreatmentLogEndpoint,
} from './treatment-logs.endpoints.ts';
