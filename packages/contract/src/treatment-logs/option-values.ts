import { optionValues, TREATMENT_TYPES } from '@hidamari/domain/option-sets';
import { MEASUREMENT_KINDS, SYMPTOM_KEYS } from '@hidamari/domain/treatment-logs';
import * as z from '../zod/index.ts';

const chosen = { error: 'choose_one' };

/** Wire values of choices that stand outside of a log's own fields too (G60, G61, G64); their words are in the domain. */
export const symptomKey = z.enum(SYMPTOM_KEYS, chosen);
export const measurementKind = z.enum(MEASUREMENT_KINDS, chosen);
export const treatmentType = z.enum(optionValues(TREATMENT_TYPES), chosen);
