import { SCREENS } from '../screens.ts';
import { CHALLENGE_SUBJECTS, type OpenPurpose, type SubjectOf } from './challenge-subjects.ts';

/** What sign-up asks for next: eligibility, then a common ID, then its number, then the person (identity, way 2). */
function screenOfSignUp({ eligibility, account }: SubjectOf<'sign-up'>): string {
  if (eligibility === null || account === null) return SCREENS.eligibility;
  return account.isPhoneProven ? SCREENS.registration : SCREENS.phoneCode;
}

/** Where each way in goes on. One that ends at /login, such as a password reset, has no place here. */
const SCREEN_OF: { [P in OpenPurpose]?: (subject: SubjectOf<P>) => string } = {
  'sign-up': screenOfSignUp,
  'login-verification': () => SCREENS.loginVerification,
  'temporary-login': () => SCREENS.temporaryLogin,
  migration: () => SCREENS.migration,
  'insurance-verification': () => SCREENS.insuranceVerification,
  // The step is one of the temporary login's own screen.
  'mail-verification': () => SCREENS.temporaryLogin,
  terms: () => SCREENS.newTerms,
};

/**
 * Id of the screen on which a way in goes on, for somebody who asks for a member's screen meanwhile (specification
 * section 4). Undefined where no way in is behind the token, or its subject cannot be read any more.
 */
export function screenOfChallenge<P extends OpenPurpose>(purpose: P, subject: unknown): string | undefined {
  const known = CHALLENGE_SUBJECTS[purpose].safeParse(subject);
  // Each purpose has one schema; the table that holds them all cannot name each type.
  return known.success ? SCREEN_OF[purpose]?.(known.data as SubjectOf<P>) : undefined;
}
