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
