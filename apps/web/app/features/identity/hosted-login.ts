import type { SessionOrPending } from '@hidamari/contract/auth';
import { hrefOfScreenId } from '@hidamari/domain/screens';
import { VARIANTS, type VariantKey } from '@hidamari/domain/site-variants';
import { browserApi } from '../../shell/data/browser-api.ts';

/** The address of the hosted login for this variant (identity, way 1). */
export async function hostedLoginAddress(flow: 'login' | 'sign-up', variant: VariantKey): Promise<string> {
  const { hostedLoginLinkEndpoint } = await import('@hidamari/contract/hosted-login');
  const { eligibilityType, organization } = VARIANTS[variant];
  const { url } = await browserApi().call(hostedLoginLinkEndpoint, {
    query: {
      flow,
      is_insured: eligibilityType === 'insurance',
      ...(organization && { organization: organization.id }),
    },
  });
  return url;
}

/**
 * Leaves for where a sign-in step leads: a session loads a whole new page, so that nothing of the visitor stays;
 * anything else goes to the screen that is still to be passed.
 */
export function leaveAfterSignIn(answer: SessionOrPending): void {
  const next = 'access_token' in answer ? (answer.url ?? '/') : hrefOfScreenId(answer.next_page_id ?? '');
  window.location.replace(next);
}
