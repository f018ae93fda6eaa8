import type { HandoverPartner } from '@hidamari/domain/handover';
import { EXAMPLE_PARTNER_PATH, type PartnerGateway } from './port.ts';
import { signedJws } from './signed-jws.ts';

interface EmbeddedOptions {
  partner: HandoverPartner;
  issuer: string;
  /** Derived from the server's own secret: nobody outside has it. */
  key: Uint8Array;
}

/** A partner page of our own on our own origin, which shows what it received: nothing leaves the house. */
export function createEmbeddedGateway(options: EmbeddedOptions): PartnerGateway {
  return { postUrl: `${EXAMPLE_PARTNER_PATH}/${options.partner}`, isExample: true, ...signedJws(options) };
}
