import { endpoint } from '../endpoint/index.ts';
import * as z from '../zod/index.ts';

/** One town of a postal code. `town` is empty where the code stands for a whole city. */
const postalCodeTown = z.object({
  /** Romanised key (G132). */
  prefecture: z.string().max(20),
  prefecture_label: z.string().max(10),
  city: z.string().max(50),
  town: z.string().max(100),
});
export type PostalCodeTown = z.output<typeof postalCodeTown>;

/**
 * A code may belong to several towns, even to two prefectures (618-0000): the person chooses (G52). An unknown
 * code answers an empty list: the address is then typed.
 */
export const postalCodeTowns = z.array(postalCodeTown);

export const readPostalCodeEndpoint = endpoint({
  method: 'GET',
  path: '/postal-codes/{code}.json',
  access: 'none',
  summary: 'Towns of a postal code',
  params: z.object({ code: z.string({ error: 'required' }).regex(/^\d{7}$/, { error: 'invalid' }) }),
  responses: { 200: postalCodeTowns },
  errors: ['not_found'],
});
