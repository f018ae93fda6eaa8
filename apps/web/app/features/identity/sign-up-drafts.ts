import type { VariantKey } from '@hidamari/domain/site-variants';
import { forgetDraft } from '../../shell/forms/use-draft.ts';

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
