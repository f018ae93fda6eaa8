import { expiryInstant, oneTimeCode } from '../fields/index.ts';
import * as z from '../zod/index.ts';

/** A code was sent: where to (masked), how long it holds, and when the next one may be asked for (G33). */
export const codeSentAnswer = z.object({
  masked_to: z.string().max(254),
  expires_at: expiryInstant,
  /** Seconds until a new code may be sent. */
  resend_after: z.int().min(0),
});
export type CodeSentAnswer = z.output<typeof codeSentAnswer>;

/** Six digits, typed by the person. */
export const codeBody = z.object({ code: oneTimeCode });
