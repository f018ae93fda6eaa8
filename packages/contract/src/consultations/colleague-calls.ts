import { CALLED } from '@hidamari/domain/consultations';
import { boundedText, recordId, wireTimestamp } from '../fields/index.ts';
import * as z from '../zod/index.ts';

/** What became of telling whoever is on call (`ON_CALL`), and how they can be reached (decision 0076). */
export const onCallNotice = z.object({
  /** none: there was no need; told-before: a call within ten minutes told them; unset: nobody is named. */
  on_call: z.enum(['none', 'told', 'told-before', 'unset']),
  /** When they were told last; null for none and unset. */
  on_call_at: wireTimestamp.nullable(),
  /** Their telephone numbers in E.164, for told and told-before; empty where `ON_CALL` names mail addresses alone. */
  on_call_phones: z.array(z.string()),
});
export type OnCallNotice = z.output<typeof onCallNotice>;

/** Who of staff did something, by the name that colleagues read, and when. */
export const byStaff = z.object({ staff_name: boundedText(60), at: wireTimestamp });

export const called = z.enum(
  CALLED.map(({ value }) => value),
  { error: 'choose_one' },
);

/** Whom somebody called to words that suggest danger last, and who said that they come (G119). */
export const colleagueCall = z.object({ whom: called, ...byStaff.shape, answered: byStaff.nullable() });
export type ColleagueCall = z.output<typeof colleagueCall>;

/** What became of a call at the moment of the press; that somebody comes nobody knows yet. */
export const callMade = z.object({
  /** People with the desk open whom it reached. */
  reached: z.int().min(0),
  ...onCallNotice.shape,
});
export type CallMade = z.output<typeof callMade>;

/** A call that nobody has answered, for whom it is meant: to a case, or to an inquiry. */
export const pendingCall = z.object({
  to: z.enum(['case', 'inquiry']),
  id: recordId,
  /** The number of the case, or the receipt number. */
  number: z.string(),
  whom: called,
  /** Who calls. */
  by: boundedText(60),
  at: wireTimestamp,
});
export type PendingCall = z.output<typeof pendingCall>;
