import { parseEligibility } from '../eligibility/index.ts';
import {
  VARIANTS,
  type VariantKey,
  variantOfEligibility,
  variantOfOrganization,
} from '../site-variants/index.ts';

/** Value of the `left_as` cookie: the organisation of the member who left, else the eligibility type (G131). */
export function leftAsOf(variant: VariantKey): string {
  const { organization, eligibilityType } = VARIANTS[variant];
  return organization?.id ?? eligibilityType;
}

/**
 * Whose words the farewell page speaks; null for a value nobody was given, and for an organisation on a host that is
 * not an organisation's (or the other way round): a cookie is anybody's to write.
 */
export function variantOfLeftAs(
  value: string | null | undefined,
  onOrganizationHost: boolean,
): VariantKey | null {
  if (onOrganizationHost) return variantOfOrganization(value ?? '');
  const eligibility = parseEligibility(value);
  return eligibility && variantOfEligibility(eligibility);
}

/** Why somebody leaves. Every one is about the service and none about an illness; all are optional (G53). */
export const WITHDRAWAL_REASONS = [
  { value: 'no_longer_needed', label: '必要がなくなった' },
  { value: 'hard_to_use', label: '使い方がむずかしい' },
  { value: 'not_what_i_need', label: 'ほしい情報や相談先が見つからなかった' },
  { value: 'other_service', label: 'ほかのサービスや窓口を使う' },
  { value: 'privacy', label: '個人情報のことが心配' },
  { value: 'other', label: 'その他' },
] as const;

export type WithdrawalReason = (typeof WITHDRAWAL_REASONS)[number]['value'];

/** Most characters of what a person writes beside the reasons. */
export const WITHDRAWAL_WORDS_CHARACTERS = 500;

/**
 * A withdrawal can be undone by telephone for this many days, then everything of the member is erased for ever
 * (G53): days of 24 hours from the moment of the withdrawal, so that nobody who leaves late in the evening has less
 * time than the page promised.
 */
export const WITHDRAWAL_UNDO_DAYS = 30;

const UNDO_MS = WITHDRAWAL_UNDO_DAYS * 86_400_000;

/** The instant from which a withdrawal of `withdrawnAt` cannot be undone, and its data is due to be erased. */
export function eraseAfter(withdrawnAt: Date): Date {
  return new Date(withdrawnAt.getTime() + UNDO_MS);
}

/** Consultation records stay under a pseudonym for this many years after a withdrawal (G53). */
export const CONSULTATION_RECORD_YEARS = 5;
