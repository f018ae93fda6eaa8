import { optionValues, TEST_RESULT_TYPES, TREATMENT_TYPES } from '@hidamari/domain/option-sets';
// PROVISIONAL
import * as z from 'zod';

const closed = <const V extends readonly [string, ...string[]]>(values: V) =>
  z.enum(values, { error: 'choose_one' });
export const visitKind = closed(['outpatient', 'inpatient', 'examination', 'other']);
export const takenState = closed(['taken', 'not_taken', 'not_yet']);
export const symptomKey = closed([
  'pain',
  'fatigue',
  'nausea',
  'vomiting',
  'appetite_loss',
  'constipation',
  'diarrhea',
  'numbness',
  'mouth_sores',
  'breathlessness',
  'cough',
  'skin_and_nails',
  'swelling',
  'insomnia',
  'low_mood',
  'worry',
]);
export const measurementKind = closed([
  'body_temperature',
  'weight',
  'blood_pressure_systolic',
  'blood_pressure_diastolic',
  'pulse',
  'spo2',
  'pain',
  'meal_amount',
]);
export const workState = closed(['at_workplace', 'remote', 'off']);
export const testResultType = z.literal(optionValues(TEST_RESULT_TYPES), { error: 'choose_one' });
export const treatmentType = z.enum(optionValues(TREATMENT_TYPES), { error: 'choose_one' });
export const treatmentStatus = closed(['planned', 'ongoing', 'finished', 'stopped']);
