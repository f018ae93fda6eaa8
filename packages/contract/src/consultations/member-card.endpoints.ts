import { endpoint } from '../endpoint/index.ts';
import { recordIdParams } from '../fields/index.ts';
import * as z from '../zod/index.ts';

/** A log that the member ticked 「相談員に見せる」, in lines that are read in a moment. */
const sharedLog = z.object({
  id: z.uuid(),
  log_date: z.string(),
  title: z.string().nullable(),
  symptoms: z.array(z.object({ name: z.string(), word: z.string() })),
  texts: z.array(z.string()),
});

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
  shared_logs: z.array(sharedLog).max(20),
  /** Shared logs beyond those. */
  more_logs: z.int().min(0),
});
export type MemberCard = z.output<typeof memberCard>;

/**
 * The card of the member behind a case: `forbidden` unless the member shares it, or read out a talk number for a call
 * that may still be going on. Every reading is recorded with the case's number (F46).
 */
export const readMemberCardEndpoint = endpoint({
  method: 'GET',
  path: '/desk/cases/{id}/card',
  access: 'staff',
  permission: 'read-member-cards',
  summary: 'Staff: the card of the member behind a case, by consent',
  params: recordIdParams,
  responses: { 200: memberCard },
  errors: ['forbidden', 'consent_withdrawn'],
});
