import { endpoint } from '../endpoint/index.ts';
import * as z from '../zod/index.ts';

/**
 * A code may belong to several towns, even to two prefectures (618-0000): the person chooses (G52). An unknown
 * code answers an empty list: the address is then typed.
 */
export const postalCodeTowns = z.array(
  z.object({
    prefecture: z.string(),
    prefecture_label: z.string(),
    city: z.string(),
    town: z.string(),
    town_kana: z.string().optional(),
  }),
);

export const readPostalCodeEndpoint = endpoint({
  method: 'GET',
  path: '/postal-codes/{code}.json',
  access: 'none',
  summary: 'Towns of a postal code',
  params: z.object({ code: z.string({ error: 'required' }).regex(/^\d{7}$/, { error: 'invalid' }) }),
  responses: { 200: postalCodeTowns },
  errors: ['validation', 'not_found'],
});
