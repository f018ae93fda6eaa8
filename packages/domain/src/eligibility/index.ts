import { ELIGIBILITY_COOKIE_SECONDS } from '../limits/index.ts';

/** The two kinds of entitlement (specification section 1). An organisation's people count as general. */
export const ELIGIBILITIES = ['insurance', 'general'] as const;

export type EligibilityType = (typeof ELIGIBILITIES)[number];

/**
 * Remembers which programme a visitor came for. SameSite=Lax, Secure, renewed on use. It chooses words and a
 * phone number and never grants anything (G131).
 */
export const ELIGIBILITY_COOKIE = 'eligibility';

/** Life of the eligibility cookie in seconds (specification section 9). */
export const ELIGIBILITY_COOKIE_MAX_AGE = ELIGIBILITY_COOKIE_SECONDS;

/** Written at withdrawal with the organisation or eligibility, for the farewell page alone (G131). */
export const LEFT_AS_COOKIE = 'left_as';

/** Life of `left_as` in seconds. */
export const LEFT_AS_COOKIE_MAX_AGE = 600;

/** The eligibility a cookie names, or null for anything else: a cookie is what a stranger sent. */
export function parseEligibility(value: string | null | undefined): EligibilityType | null {
  return ELIGIBILITIES.find((known) => known === value) ?? null;
}

/** Query parameter by which a link chooses the programme; its values stand in `VARIANTS` as `roleQuery`. */
const ROLE_PARAMETER = 'role';

/**
 * An own address (path, query, fragment) without its role parameter: a member's own type always wins, so a
 * contact link must not ask for another (specification section 6). The rest stays as written.
 */
export function withoutRole(address: string): string {
  const [, path = '', query = '', fragment = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? [];
  const kept = query
    .slice(1)
    .split('&')
    .filter((pair) => pair !== '' && pair.split('=')[0] !== ROLE_PARAMETER);
  return `${path}${kept.length > 0 ? `?${kept.join('&')}` : ''}${fragment}`;
}
