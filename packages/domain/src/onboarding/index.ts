export { FIRST_VISIT_HREF, FIRST_VISIT_PARAMETER, isFirstVisit } from './first-visit.ts';
