import { INQUIRY_LIMITS } from '@hidamari/domain/inquiries';
import { callMade, colleagueCall, onCallNotice } from '../consultations/index.ts';
import { endpoint } from '../endpoint/index.ts';
import {
  calendarDay,
  queryFlag,
  recordId,
  recordIdParams,
  requiredText,
  wireTimestamp,
} from '../fields/index.ts';
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
  /** Words in it suggest danger (G119): it stands first until it is answered. */
  has_danger: z.boolean(),
  /** Who said last to have read such words; they cannot be the one who answers. */
  checked_by: z.object({ id: recordId, display_name: z.string(), at: wireTimestamp }).nullable(),
  /** The second reader whom somebody called to such words last, and who comes. */
  call: colleagueCall.nullable(),
  /**
   * What became of the newest mail to who wrote, the answer or else the receipt: it waits, our mail service took it, or it was
   * refused for good (decision 0074). Null where none was sent.
   */
  mail_fate: z.enum(['waiting', 'taken', 'refused']).nullable(),
  /** Who has said that they will answer it; nobody else does while they have it. */
  taken_by: z.object({ id: recordId, display_name: z.string() }).nullable(),
  version: z.int().min(1),
});
export type InquiryRow = z.output<typeof inquiryRow>;

/**
 * Those that wait, words that suggest danger first (G119), then the earliest promise; or the newest hundred that were
 * answered. Consultations by mail are there only for whoever answers cases (`inquiryTypesFor`).
 */
export const listInquiriesEndpoint = endpoint({
  method: 'GET',
  path: '/desk/inquiries',
  access: 'staff',
  permission: 'answer-inquiries',
  summary: 'Staff: what came by the contact form',
  query: z.object({
    state: z.enum(['received', 'answered'], { error: 'choose_one' }).default('received'),
    /** Only those whose words suggest danger: what stands first on 今日の相談 too (G119). */
    danger: queryFlag,
  }),
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

/**
 * Read by name: for a member it stands in 「だれが見たか」 (F46). A type that the role may not read is not there at all, here
 * and in the calls below.
 */
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

/**
 * Says of words that suggest danger: I have read them too (G119). Said again it is the same; said by somebody else it is
 * theirs. `conflict` where nothing suggests danger, or where it is answered already.
 */
export const checkInquiryEndpoint = endpoint({
  method: 'PUT',
  path: '/desk/inquiries/{id}/check',
  access: 'staff',
  permission: 'answer-inquiries',
  summary: 'Staff: has read words that suggest danger',
  params: recordIdParams,
  responses: { 200: inquiryRow },
  errors: ['conflict'],
});

const readerCall = {
  access: 'staff',
  permission: 'answer-inquiries',
  params: recordIdParams,
  errors: ['conflict'],
} as const;

/**
 * Calls another reader to an inquiry with words that suggest danger, as to a case (G119): every tab of the desk of whoever may
 * read it hears of it. Made anew, it calls anew. `conflict` where nothing suggests danger, where somebody besides the caller has
 * read it, and where it is answered already.
 */
export const callReaderEndpoint = endpoint({
  ...readerCall,
  method: 'PUT',
  path: '/desk/inquiries/{id}/call',
  summary: 'Staff: calls another reader to words that suggest danger',
  responses: { 200: callMade },
});

/** Whoever was called says that they come: the caller sees who, and the call falls silent. `conflict` where it does not stand. */
export const answerReaderCallEndpoint = endpoint({
  ...readerCall,
  method: 'POST',
  path: '/desk/inquiries/{id}/call/answer',
  summary: 'Staff: comes where a colleague called',
  responses: { 204: null },
});

/**
 * Tells whoever is on call of an inquiry with words that suggest danger, at most once in ten minutes, whatever the words alone
 * have sent before (decision 0076). `conflict` where nothing suggests danger, or where it is answered already.
 */
export const notifyOnCallOfInquiryEndpoint = endpoint({
  method: 'PUT',
  path: '/desk/inquiries/{id}/on-call',
  access: 'staff',
  permission: 'answer-inquiries',
  summary: 'Staff: tells whoever is on call of words that suggest danger',
  params: recordIdParams,
  responses: { 200: onCallNotice },
  errors: ['conflict'],
});

/**
 * Takes an inquiry, or gives one's own back. `conflict` with the row in `current` where a colleague has it, or where it is
 * answered; a lead takes it from a colleague by naming them in `from`, and so does whoever reads it of a consultation with words
 * that suggest danger, while that colleague is not at the desk (decision 0076).
 */
export const takeInquiryEndpoint = endpoint({
  method: 'PUT',
  path: '/desk/inquiries/{id}/holder',
  access: 'staff',
  permission: 'answer-inquiries',
  summary: 'Staff: takes an inquiry, or gives it back',
  params: recordIdParams,
  body: z.object({ takes: z.boolean({ error: 'required' }), from: recordId.optional() }),
  responses: { 200: inquiryRow },
  errors: ['validation', 'forbidden', 'conflict'],
});

/**
 * Answers, once. `conflict` with the stored inquiry in `current` where a colleague was quicker; `forbidden` until somebody
 * else has read words that suggest danger (G119), and while a colleague has it.
 */
export const answerInquiryEndpoint = endpoint({
  method: 'POST',
  path: '/desk/inquiries/{id}/answers',
  access: 'staff',
  permission: 'answer-inquiries',
  summary: 'Staff: answers an inquiry',
  params: recordIdParams,
  body: inquiryAnswer,
  responses: { 200: inquiry },
  errors: ['validation', 'forbidden', 'conflict'],
});
