import type { TreatmentLog } from '@hidamari/contract/treatment-logs';
import { optionLabel, TREATMENT_TYPES } from '@hidamari/domain/option-sets';
import { AS_NEEDED, type TakenState, type TreatmentStatus } from '@hidamari/domain/treatment-logs';
import { type Entry, filled, type LogContext, momentOf, urnOf, words } from './fhir-basics.ts';

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

/** Medicines as they were written (G59), by name alone. */
export function medicineEntries({ log, subject }: LogContext): Entry[] {
  return log.medicines.map((medicine, index) => {
    const note = filled(medicine.note);
    return {
      fullUrl: urnOf(log.id, `medicine/${index}`),
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
export function treatmentEntries({ log, subject }: LogContext): Entry[] {
  return log.treatments.map((treatment, index) => ({
    fullUrl: urnOf(log.id, `treatment/${index}`),
    resource: {
      resourceType: 'Procedure',
      status: treatment.status ? PROGRESS[treatment.status] : 'unknown',
      category: words(optionLabel(TREATMENT_TYPES, treatment.type) ?? treatment.type),
      code: words(nameOf(treatment)),
      subject,
      ...periodOf(treatment, log.log_date),
      ...noteOf(treatment),
    },
  }));
}

function nameOf({ type, name }: Treatment): string {
  return filled(name) ?? optionLabel(TREATMENT_TYPES, type) ?? type;
}

function periodOf({ started_on: start, ended_on: end }: Treatment, day: string) {
  if (!start && !end) return { performedDateTime: day };
  return { performedPeriod: { ...(start && { start }), ...(end && { end }) } };
}

function noteOf({ course_number: course, day_number: day }: Treatment) {
  const text = [course && `${course}コース目`, day && `${day}日目`].filter(Boolean).join('、');
  return text === '' ? {} : { note: [{ text }] };
}
