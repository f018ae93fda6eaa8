import { type Challenge, challengeType } from '@hidamari/contract/auth';
import type { PendingStep } from '../../../http/caller.ts';
import { maskEmail, maskPhoneNumber } from '../phone-numbers.ts';
import { SCREENS } from '../screens.ts';
import { CHALLENGE_SUBJECTS, type OpenPurpose, type SubjectOf } from './challenge-subjects.ts';

type Step = Omit<Challenge, 'expires_at'>;

interface StepsOfWay<P extends OpenPurpose> {
  /** Screens on which the steps are answered. */
  screens: readonly string[];
  /** What is asked for next; null where the subject names no step. */
  stepOf: (subject: SubjectOf<P>) => Step | null;
}

/** Ways whose screens go on after a reload with what the token stands for. The others ask for what they show. */
const STEPS: { [P in OpenPurpose]?: StepsOfWay<P> } = {
  'temporary-login': {
    screens: [SCREENS.temporaryLogin],
    stepOf({ challenge }) {
      const type = challengeType.safeParse(challenge);
      return type.success ? { type: type.data } : null;
    },
  },
  'mail-verification': {
    screens: [SCREENS.temporaryLogin],
    stepOf: ({ email }) => ({ type: 'email', masked_to: maskEmail(email) }),
  },
  'password-reset': {
    screens: [SCREENS.passwordCode, SCREENS.passwordReset],
    stepOf: ({ to, isProven }) =>
      isProven ? { type: 'new_password' } : { type: 'sms', masked_to: maskPhoneNumber(to) },
  },
  // Where the code went is not told: whoever typed a name must not learn the address behind it.
  'temporary-password-reset': {
    screens: [SCREENS.temporaryPasswordCode, SCREENS.temporaryPasswordReset],
    stepOf: () => ({ type: 'email' }),
  },
};

/** The step that waits for whoever shows this token; undefined where none does. */
export function pendingStep<P extends OpenPurpose>(
  purpose: P,
  subject: unknown,
  expiresAt: Date,
): PendingStep | undefined {
  const known = CHALLENGE_SUBJECTS[purpose].safeParse(subject);
  const way = STEPS[purpose];
  // Each purpose has one schema; the table that holds them all cannot name each type.
  const step = known.success && way ? way.stepOf(known.data as SubjectOf<P>) : null;
  if (!way || step === null) return undefined;
  return { screens: way.screens, challenge: { ...step, expires_at: expiresAt.toISOString() } };
}
