import { CALL_BACK_DANGERS, CALL_BACK_LIMITS, CALL_BACK_OUTCOMES } from '@hidamari/domain/call-backs';
import { endpoint } from '../endpoint/index.ts';
import {
  calendarDay,
  optionalText,
  phoneNumber,
  recordId,
  recordIdParams,
  wireTimestamp,
} from '../fields/index.ts';
import { inquiryRow } from '../inquiries/index.ts';
import * as z from '../zod/index.ts';

const variant = z.enum(['aflac', 'hatch', 'chofu'], { error: 'choose_one' });

/** A call that was promised: by the voice guide outside the hours, or by somebody at the desk (G127). */
export const callBack = z.object({
  id: recordId,
  variant,
  name: z.string(),
  phone_number: z.string(),
  wish: z.string(),
  /** The first day on which it may be kept. */
  due_on: calendarDay,
  state: z.enum(['open', 'done', 'dropped']),
  tries: z.int().min(0),
  created_by_name: z.string(),
  created_at: wireTimestamp,
  ended_by_name: z.string().nullable(),
  ended_at: wireTimestamp.nullable(),
  /** Why it stands before all others, and the number that says so: words that suggest danger (G119); null for others. */
  danger: z.object({ by: z.enum(CALL_BACK_DANGERS), number: z.string().nullable() }).nullable(),
  version: z.int().min(1),
});
export type CallBack = z.output<typeof callBack>;

/**
 * Those with words that suggest danger first, then the earliest promise; of those that ended the newest first, fifty. `wished`:
 * inquiries with such words that ask to be called and wait (G119), before every promise; nothing that was written, and no name.
 */
export const listCallBacksEndpoint = endpoint({
  method: 'GET',
  path: '/desk/call-backs',
  access: 'staff',
  permission: 'call-members-back',
  summary: 'Staff: calls that were promised',
  query: z.object({ state: z.enum(['open', 'ended'], { error: 'choose_one' }).default('open') }),
  responses: {
    200: z.object({ wished: z.array(inquiryRow).max(500), data: z.array(callBack).max(500) }),
  },
  errors: ['validation'],
});

export const newCallBack = z.object({
  variant,
  name: optionalText(CALL_BACK_LIMITS.name),
  phone_number: phoneNumber,
  wish: optionalText(CALL_BACK_LIMITS.wish),
  client_key: z.uuid({ error: 'invalid' }),
});

/** Writes a promise down; its day follows from the variant's calendar (G8). The same sending twice is one. */
export const addCallBackEndpoint = endpoint({
  method: 'POST',
  path: '/desk/call-backs',
  access: 'staff',
  permission: 'call-members-back',
  summary: 'Staff: writes a promised call down',
  body: newCallBack,
  responses: { 201: callBack },
  errors: ['validation'],
});

/** Notes a try. `conflict` with the stored row in `current` where a colleague was quicker. */
export const noteCallBackEndpoint = endpoint({
  method: 'PUT',
  path: '/desk/call-backs/{id}',
  access: 'staff',
  permission: 'call-members-back',
  summary: 'Staff: notes what became of a promised call',
  params: recordIdParams,
  body: z.object({
    outcome: z.enum(
      CALL_BACK_OUTCOMES.map(({ value }) => value),
      { error: 'choose_one' },
    ),
    version: z.int({ error: 'required' }).min(1, { error: 'invalid' }),
  }),
  responses: { 200: callBack },
  errors: ['validation', 'conflict'],
});
