import {
  agreeToTermsEndpoint,
  declineTermsEndpoint,
  updatedTermsEndpoint,
} from '@hidamari/contract/hosted-login';
import { type Route, route } from '../../../http/route.ts';
import type { IdentityParts } from '../identity-parts.ts';
import { agreeToTerms, declineTerms, describeUpdatedTexts } from './agree-to-terms.ts';

/** Consent to texts with a newer version (G32, G112). */
export function termsRoutes(parts: IdentityParts): Route[] {
  return [
    route(updatedTermsEndpoint, async ({ caller }) => ({
      status: 200,
      body: { texts: await describeUpdatedTexts(parts, caller) },
    })),
    route(agreeToTermsEndpoint, async (call) => ({
      status: 200,
      body: await agreeToTerms(parts, call.caller, call.body.texts, call),
    })),
    route(declineTermsEndpoint, async (call) => ({
      status: 200,
      body: { url: await declineTerms(parts, call.caller, call) },
    })),
  ];
}
