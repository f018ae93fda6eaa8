import type { HandoverPartner } from '@hidamari/domain/handover';
import type { VariantKey } from '@hidamari/domain/site-variants';

/** What a token says of a member to one partner, and nothing beyond (G86). */
export interface HandoverClaims {
  /** Of this one handover (`jti`). */
  handoverId: string;
  /** Whom the partner knows (`sub`): another at every other partner. */
  pseudonym: string;
  variant: VariantKey;
  /** What `markEmail` made of the proven address; only for partners that get it. */
  emailMark?: string;
  /** Minutes beyond the usual; only where a first use brings some. */
  extraMinutes?: number;
}

/** The way to one partner: where its form goes, and the tokens that it may take for true. */
export interface PartnerGateway {
  /** Whole address of the partner, or a path of ours. */
  readonly postUrl: string;
  /** An example page of ours stands in for the partner. */
  readonly isExample: boolean;
  /**
   * The address as this partner alone may know it: keyed with its own secret and named after it, so that two partners
   * who lay their lists side by side find nobody, and nobody without the secret can try addresses out. Blanks around it
   * and capitals make no difference. The partner makes the same of the addresses it has (README.md).
   */
  markEmail(email: string): string;
  /** Signs the claims for this partner alone. Times are whole seconds to a token: a part of one is cut off. */
  sign(claims: HandoverClaims, times: { issuedAt: Date; expiresAt: Date }): Promise<string>;
  /** Reads a token of this partner's. Throws HandoverTokenError for any other, for an altered and for an old one. */
  read(token: string, now: Date): Promise<HandoverClaims>;
}

/** Where the example pages of a local deployment lie; the partner follows. */
export const EXAMPLE_PARTNER_PATH = '/partner';

/** The ways that stand open; a partner without one is not offered. */
export type PartnerGateways = Readonly<Partial<Record<HandoverPartner, PartnerGateway>>>;

/** `expired`: true, but its time is over. `foreign`: not a token of ours for this partner, or no longer as we signed it. */
export class HandoverTokenError extends Error {
  readonly reason: 'expired' | 'foreign';

  constructor(reason: 'expired' | 'foreign', options?: ErrorOptions) {
    super(reason, options);
    this.name = 'HandoverTokenError';
    this.reason = reason;
  }
}
