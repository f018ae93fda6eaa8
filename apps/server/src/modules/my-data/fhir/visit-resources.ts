import { optionLabel } from '@hidamari/domain/option-sets';
import { LOG_FIELDS, VISIT_KINDS, type VisitKind } from '@hidamari/domain/treatment-logs';
import {
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
