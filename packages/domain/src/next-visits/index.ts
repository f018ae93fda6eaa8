export { type DatedVisit, type VisitsInOrder, visitsInOrder } from './nearest-visit.ts';
export { inMemberOrder, moved } from './question-order.ts';
export { BELONGING_SUGGESTIONS, QUESTION_SUGGESTIONS } from './suggestions.ts';
export { daysUntilWords, hasVisitCome, VISIT_PASSED_TEXT, visitDayRange } from './visit-days.ts';
export { VISIT_LIMITS } from './visit-limits.ts';
export { VISIT_STATUSES, type VisitStatus } from './visit-statuses.ts';
