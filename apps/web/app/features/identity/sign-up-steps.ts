import type { EligibleAnswer } from '@hidamari/contract/eligibility';

/** What every first step of sign-up is given. */
export interface StepProps {
  /** Year in Japan, the last one a birth date can lie in. */
  thisYear: number;
  /** The eligibility is proved; the challenge cookie holds it from now on. */
  onPassed(answer: EligibleAnswer): void;
}
