export { type CalendarDay, calendarDayLabel, type DayFacts } from './day-label.ts';
export { CALENDAR_MARKS, type CalendarMark, marksOf } from './marks.ts';
export {
  addMonths,
  CALENDAR_WEEKS,
  daysOfMonth,
  formatMonth,
  isRealMonth,
  monthOf,
  weeksOfMonth,
} from './month.ts';
