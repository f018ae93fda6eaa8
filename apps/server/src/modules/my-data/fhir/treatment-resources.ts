import type { TreatmentLog } from '@hidamari/contract/treatment-logs';
import {
  AS_NEEDED,
  fieldText,
  LOG_FIELDS,
  type TakenState,
  type TreatmentStatus,
} from '@hidamari/domain/treatment-logs';
import { type Entry, filled, type LogContext, momentOf, otherFields, urnOf, words } from './fhir-basics.ts';

type Medicine = TreatmentLog['medicines'][number];
type Treatment = TreatmentLog['treatments'][number];

/** 飲んだ, 飲まなかった, まだ in the states of a MedicationStatement. */
const TAKEN: Readonly<Record<TakenState, string>> = {
  taken: 'completed',
  not_taken: 'not-taken',
  not_yet: 'intended',
};

/** 予定, 中, 終了, 中止 in the states of a Procedure. */
const PROGRESS: Readonly<Record<TreatmentStatus, string>> = {
  planned: 'preparation',
  ongoing: 'in-progress',
  finished: 'completed',
  stopped: 'stopped',
};

/** What the statement of a medicine says, and what the procedure of a treatment. */
const TAKEN_OF_MEDICINE = ['name', 'dose', 'times_per_day', 'taken', 'note'] as const;
const TAKEN_OF_TREATMENT = [
  'type',
  'name',
  'started_on',
  'ended_on',
  'course_number',
  'day_number',
  'status',
] as const;

/** Medicines as they were written (G59), by name alone. */
export function medicineEntries(context: LogContext): Entry[] {
  const { log, subject } = context;
  return log.medicines.flatMap((medicine, index) => {
    const note = filled(medicine.note);
    const place = `medicine/${index}`;
    const statement = {
      fullUrl: urnOf(log.id, place),
      resource: {
        resourceType: 'MedicationStatement',
        status: medicine.taken ? TAKEN[medicine.taken] : 'unknown',
        medicationCodeableConcept: words(medicine.name),
        subject,
        effectiveDateTime: momentOf(log),
        informationSource: subject,
        ...dosageOf(medicine),
        ...(note && { note: [{ text: note }] }),
      },
    };
    const others = { part: LOG_FIELDS.medicines, values: medicine, taken: TAKEN_OF_MEDICINE };
    return [statement, ...otherFields(context, place, others)];
  });
}

function dosageOf({ dose, times_per_day: times }: Medicine) {
  const text = filled(dose);
  const isAsNeeded = times === AS_NEEDED.value;
  const frequency = typeof times === 'number' && times > 0 ? times : undefined;
  if (!text && !isAsNeeded && !frequency) return {};
  const dosage = {
    ...(text && { text }),
    ...(frequency && { timing: { repeat: { frequency, period: 1, periodUnit: 'd' } } }),
    ...(isAsNeeded && { asNeededBoolean: true }),
  };
  return { dosage: [dosage] };
}

/** Treatments (G64), in words alone. */
export function treatmentEntries(context: LogContext): Entry[] {
  const { log, subject } = context;
  return log.treatments.flatMap((treatment, index) => {
    const place = `treatment/${index}`;
    const procedure = {
      fullUrl: urnOf(log.id, place),
      resource: {
        resourceType: 'Procedure',
        status: treatment.status ? PROGRESS[treatment.status] : 'unknown',
        category: words(fieldText(LOG_FIELDS.treatments.type, treatment.type)),
        code: words(nameOf(treatment)),
        subject,
        ...periodOf(treatment, log.log_date),
        ...noteOf(treatment),
      },
    };
    const others = { part: LOG_FIELDS.treatments, values: treatment, taken: TAKEN_OF_TREATMENT };
    return [procedure, ...otherFields(context, place, others)];
  });
}

function nameOf({ type, name }: Treatment): string {
  return filled(name) ?? fieldText(LOG_FIELDS.treatments.type, type);
}

function periodOf({ started_on: start, ended_on: end }: Treatment, day: string) {
  if (!start && !end) return { performedDateTime: day };
  return { performedPeriod: { ...(start && { start }), ...(end && { end }) } };
}

function noteOf({ course_number: course, day_number: day }: Treatment) {
  const { course_number, day_number } = LOG_FIELDS.treatments;
  const text = [fieldText(course_number, course), fieldText(day_number, day)].filter(Boolean).join('、');
  return text === '' ? {} : { note: [{ text }] };
}
