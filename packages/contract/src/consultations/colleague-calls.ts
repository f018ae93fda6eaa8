import { CALLED } from '@hidamari/domain/consultations';
import { recordId, toldText, wireTimestamp } from '../fields/index.ts';
import * as z from '../zod/index.ts';
import { onCallTold } from './on-call-told.ts';

/** Who of staff did something, by the name that colleagues read, and when. */
export const byStaff = z.object({ staff_name: toldText(60), at: wireTimestamp });

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
  ...onCallTold.shape,
});
export type CallMade = z.output<typeof callMade>;

/** A call that nobody has answered, for whom it is meant: to a case, or to an inquiry. */
export const standingCall = z.object({
  to: z.enum(['case', 'inquiry']),
  id: recordId,
  /** The number of the case, or the receipt number. */
  number: z.string(),
  whom: called,
  /** Who calls. */
  by: toldText(60),
  at: wireTimestamp,
});
export type StandingCall = z.output<typeof standingCall>;
