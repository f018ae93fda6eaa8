import { GENDERS, optionValues, RELATIONSHIPS, STAGES } from '@hidamari/domain/option-sets';
import * as z from '../zod/index.ts';

const chosen = { error: 'choose_one' };

/** Wire values of the option sets (specification section 3); their words are in the domain. */
export const sex = z.enum(optionValues(GENDERS), chosen);
export const relationship = z.enum(optionValues(RELATIONSHIPS), chosen);
export const stage = z.enum(optionValues(STAGES), chosen);
