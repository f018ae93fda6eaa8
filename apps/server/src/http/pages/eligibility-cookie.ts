import { ELIGIBILITY_COOKIE_SECONDS } from '@hidamari/domain/limits';
import type { CookieJar } from '../route.ts';
import type { ResolvedVariant } from '../site.ts';

/** 7 days (specification section 9). */
const LIFE_SECONDS = ELIGIBILITY_COOKIE_SECONDS;
/**
 * A valid cookie's life is renewed at most once a day: renewing it on every answer would make every answer
 * uncacheable (decision on G131).
 */
const RENEWAL_SECONDS = 86_400;

/**
 * Writes the eligibility cookie where it is missing, where a role query or an organisation's host overwrites
 * it, or where its life is due for renewal (specification section 4, G131). It never grants anything.
 */
export function keepEligibilityCookie(
  { eligibility, eligibilitySource }: ResolvedVariant,
  sent: Readonly<Record<string, string | undefined>>,
  cookies: CookieJar,
): void {
  // A member's own type decides their pages; their cookie stays what host and role made it.
  if (eligibilitySource === 'member') return;
  if (sent.eligibility === eligibility && sent.eligibility_renewed !== undefined) return;
  cookies.set('eligibility', eligibility, { maxAge: LIFE_SECONDS });
  cookies.set('eligibility_renewed', '1', { maxAge: RENEWAL_SECONDS });
}
