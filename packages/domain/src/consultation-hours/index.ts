export { type DeskHours, deskHours } from './desk-hours.ts';
export {
  isWithinConsultationHours,
  nextBusinessDay,
  nextEdgeOfHours,
  nextOpenStateEdge,
  type OpenState,
  type OpenStateQuery,
  openState,
} from './open-state.ts';
export {
  CLOSED_DAYS_TEXT,
  describeOpenState,
  hoursText,
  type OpenStateText,
  weeklyHoursText,
} from './open-state-text.ts';
export { type DayKind, dayKind, type NextOpening, openingAfter, type Schedule } from './schedule.ts';
