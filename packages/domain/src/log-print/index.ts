export { laySheetsInSteps } from './lay-sheets.ts';
export {
  MOST_PRINTED_LOGS,
  MOST_SHEETS,
  NOTHING_CHOSEN,
  PRINT_FILE_NAME,
  PRINT_FILE_SECONDS,
} from './print-limits.ts';
export { earliestPrintable, isPrintablePeriod, monthsBefore, startSinceVisit } from './print-period.ts';
export { charactersOf, MISSING_CHARACTER } from './printable-text.ts';
export { printedFields } from './printed-fields.ts';
export type {
  PrintChoices,
  PrintedLog,
  PrintedNextVisit,
  PrintedPerson,
  PrintInput,
} from './printed-log.ts';
export {
  MM_PER_POINT,
  SHEET,
  SHEET_ROLES,
  SHEET_SHADES,
  type Sheet,
  type SheetBlock,
  type SheetRole,
  type SheetShade,
  type SheetShape,
  type SheetText,
} from './sheet.ts';
