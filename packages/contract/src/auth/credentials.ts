import { normalPassword } from '@hidamari/domain/members';
import * as z from '../zod/index.ts';
import { challengeType } from './session-answers.ts';

// Bounded and otherwise untouched: what a person typed is compared, never judged, at login.
const typed = (limit: number) => z.string({ error: 'required' }).max(limit, { error: 'too_long' }).optional();

/**
 * First call: `username` and `password`. Later calls of the same sign-in: `challenge_answer` (code, or the answer
 * to a custom challenge) or `new_password`, with the challenge token alongside.
 */
export const credentials = z
  .object({
    username: typed(254),
    password: typed(256),
    challenge_type: z.enum(challengeType.options, { error: 'invalid' }).optional(),
    challenge_answer: typed(100),
    new_password: typed(256).transform((chosen) => chosen && normalPassword(chosen)),
    device_key: typed(200),
    /** With a code: this browser is not asked for one again, for a year. */
    remember_device: z.boolean({ error: 'invalid' }).optional(),
  })
  .superRefine((body, context) => {
    if (body.challenge_answer !== undefined || body.new_password !== undefined) return;
    // Specification section 5: an empty name or password is refused before anything is tried.
    for (const name of ['username', 'password'] as const) {
      if (!body[name]) context.addIssue({ code: 'custom', path: [name], message: 'required' });
    }
  });
