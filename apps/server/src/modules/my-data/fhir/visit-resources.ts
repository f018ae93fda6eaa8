import type { TreatmentLog } from '@hidamari/contract/treatment-logs';
import { printedQuantity } from '@hidamari/domain/log-charts';
import { optionLabel } from '@hidamari/domain/option-sets';
import { fieldText, LOG_FIELDS, VISIT_KINDS, type VisitKind } from '@hidamari/domain/treatment-logs';
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

const ACT_CODE = 'http://terminology.hl7.org/CodeSystem/v3-ActCode';
const UNKNOWN = { system: 'http://terminology.hl7.org/CodeSystem/v3-NullFlavor', code: 'UNK' };

/** Where a visit took place, in the class that FHIR asks for; what the member did not say stays unknown. */
const CLASSES: Readonly<Partial<Record<VisitKind, object>>> = {
  outpatient: { system: ACT_CODE, code: 'AMB' },
  examination: { system: ACT_CODE, code: 'AMB' },
  inpatient: { system: ACT_CODE, code: 'IMP' },
};

/** Of a stay; of any other visit its day. A discharge alone says nothing of the beginning. */
function periodOf(
  {
    admitted_on: start,
    discharged_on: end,
  }: { admitted_on?: string | undefined; discharged_on?: string | undefined },
  day: string,
) {
  if (!start && end) return { end };
  return { start: start ?? day, ...(end && { end }) };
}

/** What the encounter and the observation of the cost say. */
const TAKEN = [
  'hospital_name',
  'department',
  'kind',
  'doctor_role',
  'cost_yen',
  'admitted_on',
  'discharged_on',
] as const;

/** A visit (G58): the encounter, what was said there and what it cost. */
export function visitEntries(context: LogContext): Entry[] {
  const { log, subject } = context;
  const { visit } = log;
  if (!visit) return [];
  const kind = optionLabel(VISIT_KINDS, visit.kind);
  const [hospital, department, role] = [
    filled(visit.hospital_name),
    filled(visit.department),
    filled(visit.doctor_role),
  ];
  const encounter = {
    resourceType: 'Encounter',
    // Whoever was taken in and wrote of no discharge may be there still.
    status: visit.admitted_on && !visit.discharged_on ? 'in-progress' : 'finished',
    class: (visit.kind && CLASSES[visit.kind]) ?? UNKNOWN,
    ...(kind && { type: [words(kind)] }),
    ...(department && { serviceType: words(department) }),
    subject,
    ...(role && { participant: [{ type: [words(role)] }] }),
    period: periodOf(visit, log.log_date),
    ...(hospital && { serviceProvider: { display: hospital } }),
  };
  const { cost_yen: cost } = visit;
  return [
    { fullUrl: urnOf(log.id, 'visit'), resource: encounter },
    ...otherFields(context, 'visit', { part: LOG_FIELDS.visit, values: visit, taken: TAKEN }),
    ...(cost === undefined
      ? []
      : [
          observation(context, 'visit/cost', {
            code: words(LOG_FIELDS.visit.cost_yen.label),
            valueQuantity: { value: cost, unit: LOG_FIELDS.visit.cost_yen.unit },
          }),
        ]),
  ];
}

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
