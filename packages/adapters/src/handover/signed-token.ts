import type { HandoverPartner } from '@hidamari/domain/handover';
import { SignedTokenConfig } from './config.ts';
import type { PartnerGateway } from './port.ts';
import { signedJws } from './signed-jws.ts';

interface SignedTokenOptions extends SignedTokenConfig {
  partner: HandoverPartner;
  issuer: string;
}

/** A partner of the world: the browser takes the signed token there, the partner's server turns it in with us. */
export function createSignedTokenGateway({
  partner,
  issuer,
  ...settings
}: SignedTokenOptions): PartnerGateway {
  const { url, secret } = SignedTokenConfig.parse(settings);
  const key = new TextEncoder().encode(secret);
  return { postUrl: url, isExample: false, ...signedJws({ partner, issuer, key }) };
}
