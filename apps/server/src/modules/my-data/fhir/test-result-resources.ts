import type { TreatmentLog } from '@hidamari/contract/treatment-logs';
import { printedQuantity } from '@hidamari/domain/log-charts';
import { fieldText, LOG_FIELDS } from '@hidamari/domain/treatment-logs';
import {
  categoryOf,
  type Entry,
  filled,
  type LogContext,
  observation,
  otherFields,
  urnOf,
  words,
} from './fhir-basics.ts';

type Sheet = TreatmentLog['test_results'][number];
type Row = Sheet['rows'][number];

/** What the report of a sheet says, and what the observation of a row. */
const TAKEN_OF_SHEET = ['type', 'tested_on', 'hospital_name', 'memo'] as const;
const TAKEN_OF_ROW = ['item', 'value', 'unit', 'reference_low', 'reference_high'] as const;

/** A sheet of results (G63): a report and its rows, values and ranges as they are printed. Nothing is judged. */
export function testResultEntries(context: LogContext): Entry[] {
  return context.log.test_results.flatMap((sheet, index) => sheetEntries(context, sheet, `test/${index}`));
}

function sheetEntries(context: LogContext, sheet: Sheet, place: string): Entry[] {
  const { log, subject } = context;
  const effectiveDateTime = sheet.tested_on ?? log.log_date;
  const [hospital, memo] = [filled(sheet.hospital_name), filled(sheet.memo)];
  const { test_results: ofSheet, 'test_results.rows': ofRow } = LOG_FIELDS;
  const rows = sheet.rows.map((row, index) =>
    observation(context, `${place}/row/${index}`, {
      category: categoryOf('laboratory'),
      code: words(row.item),
      effectiveDateTime,
      ...resultOf(row),
      ...rangeOf(row),
    }),
  );
  const others = [
    ...otherFields(context, place, { part: ofSheet, values: sheet, taken: TAKEN_OF_SHEET }),
    ...sheet.rows.flatMap((row, index) =>
      otherFields(context, `${place}/row/${index}`, { part: ofRow, values: row, taken: TAKEN_OF_ROW }),
    ),
  ];
  const report = {
    resourceType: 'DiagnosticReport',
    // Copied from a sheet by the member: how final it is, nobody here knows.
    status: 'unknown',
    code: words(fieldText(ofSheet.type, sheet.type)),
    subject,
    effectiveDateTime,
    ...(hospital && { performer: [{ display: hospital }] }),
    ...(rows.length > 0 && { result: rows.map(({ fullUrl }) => ({ reference: fullUrl })) }),
    ...(memo && { conclusion: memo }),
  };
  return [{ fullUrl: urnOf(log.id, place), resource: report }, ...rows, ...others];
}

function resultOf({ value, unit }: Row) {
  const printed = filled(unit);
  const quantity = printedQuantity(value);
  if (quantity === null) return { valueString: words(printed ? `${value} ${printed}` : value).text };
  return { valueQuantity: { ...quantity, ...(printed && { unit: printed }) } };
}

function rangeOf({ reference_low: low, reference_high: high }: Row) {
  const printed = [filled(low), filled(high)];
  if (printed.every((text) => text === undefined)) return {};
  return { referenceRange: [{ text: printed.map((text) => text ?? '').join('〜') }] };
}
