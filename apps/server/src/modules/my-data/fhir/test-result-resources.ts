import type { TreatmentLog } from '@hidamari/contract/treatment-logs';
import { printedQuantity } from '@hidamari/domain/log-charts';
import { optionLabel, TEST_RESULT_TYPES } from '@hidamari/domain/option-sets';
import { categoryOf, type Entry, filled, type LogContext, observation, urnOf, words } from './fhir-basics.ts';

type Sheet = TreatmentLog['test_results'][number];
type Row = Sheet['rows'][number];

/** A sheet of results (G63): a report and its rows, values and ranges as they are printed. Nothing is judged. */
export function testResultEntries(context: LogContext): Entry[] {
  return context.log.test_results.flatMap((sheet, index) => sheetEntries(context, sheet, `test/${index}`));
}

function sheetEntries(context: LogContext, sheet: Sheet, place: string): Entry[] {
  const { log, subject } = context;
  const effectiveDateTime = sheet.tested_on ?? log.log_date;
  const [hospital, memo] = [filled(sheet.hospital_name), filled(sheet.memo)];
  const rows = sheet.rows.map((row, index) =>
    observation(context, `${place}/row/${index}`, {
      category: categoryOf('laboratory'),
      code: words(row.item),
      effectiveDateTime,
      ...resultOf(row),
      ...rangeOf(row),
    }),
  );
  const report = {
    resourceType: 'DiagnosticReport',
    // Copied from a sheet by the member: how final it is, nobody here knows.
    status: 'unknown',
    code: words(optionLabel(TEST_RESULT_TYPES, sheet.type) ?? 'その他'),
    subject,
    effectiveDateTime,
    ...(hospital && { performer: [{ display: hospital }] }),
    ...(rows.length > 0 && { result: rows.map(({ fullUrl }) => ({ reference: fullUrl })) }),
    ...(memo && { conclusion: memo }),
  };
  return [{ fullUrl: urnOf(log.id, place), resource: report }, ...rows];
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
