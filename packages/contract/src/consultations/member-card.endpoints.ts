import { endpoint } from '../endpoint/index.ts';
import { recordIdParams } from '../fields/index.ts';
import * as z from '../zod/index.ts';

/** What a supporter sees of the member behind a case, and no more than an answer needs (G42). */
export const memberCard = z.object({
  full_name: z.string(),
  full_name_kana: z.string(),
  age_band: z.string().nullable(),
  is_self: z.boolean(),
  /** Whom the illness concerns, where it is not the member's own: 「親」. */
  relationship: z.string().nullable(),
  phone_number: z.string().nullable(),
  prefecture: z.string().nullable(),
  /** 「乳がん・II期・治療中」. */
  diagnoses: z.array(z.string()),
  other_diseases: z.string().nullable(),
  next_visit: z
    .object({ date: z.string(), time: z.string().nullable(), hospital: z.string().nullable() })
    .nullable(),
});
export type MemberCard = z.output<typeof memberCard>;

/**
 * The card of the member behind a case: `forbidden` unless the member shares it, or read out a talk number for a call
 * that may still be going on. A reading is recorded with the case's number, once in ten minutes and reader (F46).
 */
export const readMemberCardEndpoint = endpoint({
  method: 'GET',
  path: '/desk/cases/{id}/card',
  access: 'staff',
  permission: 'read-member-cards',
  summary: 'Staff: the card of the member behind a case, by consent',
  params: recordIdParams,
  responses: { 200: memberCard },
  errors: ['forbidden', 'reason_required', 'consent_withdrawn'],
});
