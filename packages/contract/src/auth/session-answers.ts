import { expiryInstant, hashedId } from '../fields/index.ts';
import * as z from '../zod/index.ts';

/** What the person has to prove next (G34; specification section 4, sign-in challenges). */
export const challengeType = z.enum([
  'sms',
  'app',
  'new_password',
  'email',
  'insurance',
  'terms',
  'device',
  'custom',
  'migration',
  'sign_up',
]);

/** A pending step; its token lies in the `challenge_token` cookie, never in the body (G36, G102). */
export const challenge = z.object({
  type: challengeType,
  /** Where a code went, masked: `090****1234`, `h***@example.jp`. */
  masked_to: z.string().max(254).optional(),
  expires_at: expiryInstant,
});
export type Challenge = z.output<typeof challenge>;

/** Screen id such as `U-R02` (G30). */
export const screenId = z.string().regex(/^[A-Z]-[A-Z]\d{2}$/);

/** Address to leave for: an own path or an allow-listed origin (G102). */
export const leaveUrl = z.string().min(1).max(2_000);

/** A full session: the refresh token lies in a cookie, the access token is kept in memory (G102, identity: tokens). */
export const sessionAnswer = z.object({
  access_token: z.string().min(1),
  /** Seconds from now. */
  expires_in: z.int().positive(),
  refresh: z.literal('cookie'),
  /** Whose session it is (G38): a page of another member must not go on with this token. */
  hash_user_id: hashedId.optional(),
  /** Where to go now, when the step itself decides it (such as `/?is_first=true` after registration). */
  url: leaveUrl.optional(),
});
export type SessionAnswer = z.output<typeof sessionAnswer>;

/**
 * Not signed in yet: go to the screen, with the challenge cookie if one was set; or, with a common ID of another desk's, to the
 * login on that desk's host (`url`).
 */
export const pendingAnswer = z.object({
  next_page_id: screenId.optional(),
  challenge: challenge.optional(),
  url: leaveUrl.optional(),
});
export type PendingAnswer = z.output<typeof pendingAnswer>;

/** The end of a sign-in step: a session (`'access_token' in answer`) or what comes next. */
export const sessionOrPending = z.union([sessionAnswer, pendingAnswer]);
export type SessionOrPending = z.output<typeof sessionOrPending>;

/** Only an address to go to: logout, withdrawal, hosted login, password change. */
export const urlAnswer = z.object({ url: leaveUrl });
