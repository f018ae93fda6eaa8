import { optionValues, TEST_RESULT_TYPES, TREATMENT_TYPES } from '@hidamari/domain/option-sets';
import {
  MEASUREMENT_KINDS,
  SYMPTOM_KEYS,
  TAKEN_STATES,
  TREATMENT_STATUSES,
  VISIT_KINDS,
  WORK_STATES,
} from '@hidamari/domain/treatment-logs';
import * as z from '../zod/index.ts';

const chosen = { error: 'choose_one' };

/** Wire values of the choices in a log (specification section 3, G58-G64); their words are in the domain. */
export const visitKind = z.enum(optionValues(VISIT_KINDS), chosen);
export const takenState = z.enum(optionValues(TAKEN_STATES), chosen);
export const symptomKey = z.enum(SYMPTOM_KEYS, chosen);
export const measurementKind = z.enum(MEASUREMENT_KINDS, chosen);
export const workState = z.enum(optionValues(WORK_STATES), chosen);
export const testResultType = z.literal(optionValues(TEST_RESULT_TYPES), chosen);
export const treatmentType = z.enum(optionValues(TREATMENT_TYPES), chosen);
export const treatmentStatus = z.enum(optionValues(TREATMENT_STATUSES), chosen);
