import * as z from 'zod';
import { provenEligibility } from '../../eligibility/index.ts';
import { agreedAtLogin } from '../hosted-login/agreements.ts';

/** A common ID that is being made, or that came back from the hosted login. */
const account = z.object({
  sub: z.string(),
  username: z.string(),
  /** E.164. */
  phoneNumber: z.string(),
  email: z.string(),
  isPhoneProven: z.boolean(),
  isEmailProven: z.boolean(),
});
export type ProvenAccount = z.output<typeof account>;

/** Sign-up gathers two proofs, in either order: eligibility and a common ID. */
const signUp = z.object({
  eligibility: provenEligibility.nullable(),
  account: account.nullable(),
  /** What was agreed to at the common-ID step, by the server's own record (G143). */
  agreed: z.array(agreedAtLogin).default([]),
});
export type SignUpSubject = z.output<typeof signUp>;

/** A login whose number is not proven yet, and how it came: once the number is, it goes on as if it had been before. */
const loginVerification = z.object({
  account,
  flow: z.enum(['login', 'sign-up']).default('login'),
  isAgreed: z.boolean().default(false),
});

/** A temporary account whose password was right and that still has to answer the pool's challenge. */
const temporaryLogin = z.object({ username: z.string(), challenge: z.string(), session: z.string() });

/** A temporary account that is in but for its address; it moves once that is proven (G41). */
const mailVerification = z.object({
  baseAccountId: z.uuid(),
  username: z.string(),
  email: z.string(),
});

/**
 * A forgotten password. `username` is null where nobody has the number or name: everything is done all the same, and
 * no code is ever right.
 */
const passwordReset = z.object({
  /** E.164 number or e-mail address that the code goes to. */
  to: z.string(),
  username: z.string().nullable(),
  /** The code was right: the new password may be set. */
  isProven: z.boolean(),
});
export type PasswordResetSubject = z.output<typeof passwordReset>;

/** A member who has shown the password again, and the code if there is one, to change how they sign in. */
const accountSecurity = z.object({
  baseAccountId: z.uuid(),
  /** The pool's step that waits for its code; null once everything is shown. */
  step: z.object({ name: z.enum(['sms', 'app']), username: z.string(), session: z.string() }).nullable(),
  /** Of the pool, for its commands on second factors; null until everything is shown. */
  accessToken: z.string().nullable(),
});

/** A member who has shown that they may, and the number or address that they want instead of the one on file. */
const addressChange = z.object({
  proof: accountSecurity,
  /** E.164 number or e-mail address that the code went to. */
  to: z.string(),
});

/** An account from before the common ID: its password was right, and it still has to move (G39, G40). */
const migration = z.object({
  baseAccountId: z.uuid(),
  /** Number and address of the common ID to be, and the code that is on its way to the number. */
  number: z
    .object({
      phoneNumber: z.string(),
      email: z.string(),
      codeHash: z.string(),
      sentAt: z.number(),
    })
    .optional(),
  /** A common ID that was shown meanwhile, and is the same person's: the account moves to it. */
  commonId: z.object({ username: z.string() }).optional(),
  /** One was shown that is not known to be the same person's. */
  isRefused: z.boolean().optional(),
  /** Found by what a common ID has proven, its own password unseen: it moves to that one, or not at all. */
  isFound: z.boolean().optional(),
});
export type MigrationSubject = z.output<typeof migration>;

/** Who is signing in, and has to agree to new texts before (G32, G112). */
const terms = z.object({ baseAccountId: z.uuid(), memberId: z.uuid() });

/** A member whose password was right and whose insurance has to be confirmed again (G18). */
const insuranceVerification = z.object({ username: z.string(), memberId: z.uuid() });

/** The ways that there are so far, each with what its token stands for. */
export const CHALLENGE_SUBJECTS = {
  'sign-up': signUp,
  'login-verification': loginVerification,
  'temporary-login': temporaryLogin,
  migration,
  'insurance-verification': insuranceVerification,
  'mail-verification': mailVerification,
  'password-reset': passwordReset,
  'temporary-password-reset': passwordReset,
  'account-security': accountSecurity,
  'address-change': addressChange,
  terms,
} as const;

export type OpenPurpose = keyof typeof CHALLENGE_SUBJECTS;
export type SubjectOf<P extends OpenPurpose> = z.output<(typeof CHALLENGE_SUBJECTS)[P]>;
