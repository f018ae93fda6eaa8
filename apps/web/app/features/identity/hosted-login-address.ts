import { AppError } from '@hidamari/domain/errors';
import { VARIANTS, type VariantKey } from '@hidamari/domain/site-variants';
import { browserApi } from '../../shell/data/browser-api.ts';
import { hostedLoginCalls } from '../../shell/data/contract-calls.ts';

/** The address of the hosted login for this variant (identity, way 1). `cookies_off` in a browser that takes none. */
export async function hostedLoginAddress(flow: 'login' | 'sign-up', variant: VariantKey): Promise<string> {
  // The hosted login would lose who came, and lead back here without a word (A7).
  if (!navigator.cookieEnabled) throw new AppError('cookies_off');
  const { hostedLoginLinkEndpoint } = await hostedLoginCalls();
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
