import type { TreatmentLogForm } from '@hidamari/contract/treatment-logs';
import { addDays } from '@hidamari/domain/japanese-dates';
import { exampleTitle, lifeOf, measurementRows, symptomRows } from './log-parts.ts';
import type { Happening, Story } from './story.ts';

/** The log of a day apart from the courses. */
export function happeningLog(story: Story, happening: Happening, start: string): TreatmentLogForm {
  const { text, medicines = [], symptoms = {}, temperature, weight, life } = happening;
  const day = addDays(start, happening.day);
  const measured = measurementRows({ temperature, weight });
  return {
    log_date: day,
    ...(happening.time === undefined ? {} : { log_time: happening.time }),
    title: exampleTitle(happening.title),
    is_visiting_hospital_log: happening.visit !== undefined,
    is_medicine_log: medicines.length > 0,
    is_condition_log: Object.keys(symptoms).length + measured.length > 0,
    is_life_log: life !== undefined,
    is_other_log: text !== undefined,
    medicines: [...medicines],
    symptoms: symptomRows(symptoms),
    measurements: measured,
    ...(life === undefined ? {} : { life: lifeOf(life) }),
    ...(text === undefined ? {} : { other: { text } }),
    ...hospitalParts(story, happening, day),
  };
}

function hospitalParts({ hospital }: Story, { visit, test, treatment }: Happening, day: string) {
  const { hospital_name } = hospital;
  const period = treatment?.status === 'finished' ? { ended_on: day } : { started_on: day };
  return {
    ...(visit && { visit: visitOf(hospital, visit, day) }),
    ...(test && { test_results: [{ ...test, tested_on: day, hospital_name }] }),
    ...(treatment && { treatments: [{ ...treatment, ...period }] }),
  } satisfies Partial<TreatmentLogForm>;
}

function visitOf(hospital: Story['hospital'], visit: NonNullable<Happening['visit']>, day: string) {
  const { kind, told, costYen, days } = visit;
  return {
    ...hospital,
    kind,
    ...(told === undefined ? {} : { explanation: told }),
    ...(costYen === undefined ? {} : { cost_yen: costYen }),
    // Written on the day of going home.
    ...(days === undefined ? {} : { admitted_on: addDays(day, -days), discharged_on: day }),
  };
}
