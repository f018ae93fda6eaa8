import type { EligibleAnswer } from '@hidamari/contract/eligibility';
import type { VariantKey } from '@hidamari/domain/site-variants';
import { forgetDraft } from '../../shell/forms/use-draft.ts';

/** What every first step of sign-up is given. */
export interface StepProps {
  /** Year in Japan, the last one a birth date can lie in. */
  thisYear: number;
  /** The eligibility is proved; the challenge cookie holds it from now on. */
  onPassed(answer: EligibleAnswer): void;
}

/** What was typed to prove the eligibility, in this tab. */
export const eligibilityDraft = (variant: VariantKey) => `eligibility:${variant}`;

/** Number and address of the common ID, never the password, in this tab. */
export const accountDraft = (variant: VariantKey) => `account:${variant}`;

/**
 * Both go once the registration is done, and not before: a sign-up lives ten minutes from step to step (G36), and whoever
 * is slower begins again with the fields filled.
 */
export function forgetSignUpDrafts(variant: VariantKey): void {
  forgetDraft(eligibilityDraft(variant));
  forgetDraft(accountDraft(variant));
}

/** Beside every tick of the consent to keep data about an illness: what for, who never gets it, how it is taken back. */
export const ILLNESS_CONSENT_NOTE =
  '治療ログ、相談（お電話、チャット、メール）、アンケート、モニター登録に書かれた病気のことを、記録、相談、合う記事や募集のご案内、サービスを良くすることのためだけに使います。保険会社に渡すことはありません。画面かお電話で、いつでも取り消せます。';
