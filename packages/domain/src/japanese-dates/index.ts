export {
  addDays,
  ageOn,
  type DayParts,
  dayOf,
  dayParts,
  daysBetween,
  isRealDay,
  japanDay,
  japanInstant,
  japanTime,
  type Weekday,
  weekdayOf,
} from './day.ts';
export { type EraName, eraOfDay, formatBirthday, formatEraDate, formatEraYear } from './era.ts';
export {
  formatClock,
  formatJapaneseDate,
  formatJapaneseDateTime,
  formatMonthDay,
  formatPlainDate,
  formatRecent,
  formatWireMoment,
  formatWireTimestamp,
  parseWireTimestamp,
  WEEKDAY_LABELS,
} from './format.ts';
