import { INQUIRY_LIMITS } from '@hidamari/domain/inquiries';
import { endpoint } from '../endpoint/index.ts';
import { calendarDay, recordId, recordIdParams, requiredText, wireTimestamp } from '../fields/index.ts';
import * as z from '../zod/index.ts';

/** How an inquiry was answered. `none`: it asked for no answer, or none was possible. */
const answeredBy = z.enum(['mail', 'phone', 'none'], { error: 'choose_one' });

/** An inquiry in the list: nothing that was written, and no name. */
export const inquiryRow = z.object({
  id: recordId,
  receipt_number: z.string(),
  type: z.enum(['contact', 'consultation']),
  variant: z.enum(['aflac', 'hatch', 'chofu']),
  kind: z.string().nullable(),
  reply_by: z.enum(['mail', 'phone', 'none']),
  state: z.enum(['received', 'answered']),
  due_on: calendarDay.nullable(),
  is_member: z.boolean(),
  created_at: wireTimestamp,
  answered_at: wireTimestamp.nullable(),
  answered_by_name: z.string().nullable(),
  version: z.int().min(1),
});
export type InquiryRow = z.output<typeof inquiryRow>;

/** Those that wait, the earliest promise first; or the newest hundred that were answered. */
export const listInquiriesEndpoint = endpoint({
  method: 'GET',
  path: '/desk/inquiries',
  access: 'staff',
  permission: 'answer-inquiries',
  summary: 'Staff: what came by the contact form',
  query: z.object({ state: z.enum(['received', 'answered'], { error: 'choose_one' }).default('received') }),
  responses: { 200: z.object({ data: z.array(inquiryRow).max(500) }) },
  errors: ['validation'],
});

/** An inquiry as whoever answers it reads it. */
export const inquiry = inquiryRow.extend({
  name: z.string(),
  name_kana: z.string().nullable(),
  email: z.string(),
  phone_number: z.string().nullable(),
  standing: z.string(),
  message: z.string(),
  background: z.string().nullable(),
  answer: z.object({ by: answeredBy, text: z.string() }).nullable(),
});
export type Inquiry = z.output<typeof inquiry>;

/** Read by name: for a member it stands in 「だれが見たか」 (F46). */
export const readInquiryEndpoint = endpoint({
  method: 'GET',
  path: '/desk/inquiries/{id}',
  access: 'staff',
  permission: 'answer-inquiries',
  summary: 'Staff: one inquiry',
  params: recordIdParams,
  responses: { 200: inquiry },
});

export const inquiryAnswer = z.object({
  by: answeredBy,
  /** Goes by mail as it is written; otherwise a note of what was said. */
  text: requiredText(INQUIRY_LIMITS.answer),
  version: z.int({ error: 'required' }).min(1, { error: 'invalid' }),
});

/** Answers, once. `conflict` with the stored inquiry in `current` where a colleague was quicker. */
export const answerInquiryEndpoint = endpoint({
  method: 'POST',
  path: '/desk/inquiries/{id}/answers',
  access: 'staff',
  permission: 'answer-inquiries',
  summary: 'Staff: answers an inquiry',
  params: recordIdParams,
  body: inquiryAnswer,
  responses: { 200: inquiry },
  errors: ['validation', 'conflict'],
});
