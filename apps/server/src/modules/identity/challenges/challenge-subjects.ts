import * as z from 'zod';
import { provenEligibility } from '../../eligibility/index.ts';

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
  /** The current terms were accepted at the common-ID step (G143). */
  isAgreed: z.boolean(),
});
export type SignUpSubject = z.output<typeof signUp>;

/** A login whose number is not proven yet. */
const loginVerification = z.object({ account });

/** A temporary account whose password was right and that still has to answer the pool's challenge. */
const temporaryLogin = z.object({ username: z.string(), challenge: z.string(), session: z.string() });

/** An account from before the common ID: its password was right, and it still has to move (G39, G40). */
const migration = z.object({ baseAccountId: z.uuid() });

/** A member whose password was right and whose insurance has to be confirmed again (G18). */
const insuranceVerification = z.object({ username: z.string(), memberId: z.uuid() });

/** The ways that can be walked so far, each with what its token stands for. */
export const CHALLENGE_SUBJECTS = {
  'sign-up': signUp,
  'login-verification': loginVerification,
  'temporary-login': temporaryLogin,
  migration,
  'insurance-verification': insuranceVerification,
} as const;

export type OpenPurpose = keyof typeof CHALLENGE_SUBJECTS;
export type SubjectOf<P extends OpenPurpose> = z.output<(typeof CHALLENGE_SUBJECTS)[P]>;
