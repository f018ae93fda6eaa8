import type { CountedNetwork } from './address-networks.ts';

/** Limits kept in the database, so that every server counts together. */
export interface RateLimits {
  /**
   * Counts one try of `subject` under `rule`; throws the rule's own refusal with `retryAfter`, the seconds that are
   * left, and `detail.most`, the rule's points, once its points are used up. Answers how many tries stand counted, this
   * one among them. `subject` is hashed before it is stored: it may be an address, a phone number or an account. A rule
   * that ends in `-by-address` takes the whole address and counts its networks (`countedNetworks`).
   */
  consume(rule: RateLimitRule, subject: string, points?: number): Promise<number>;
  /** Counts tries of one network alone, with the room that it has. Refuses as `consume` does. */
  consumeOf(rule: RateLimitRule, network: CountedNetwork, points: number): Promise<number>;
  /**
   * Takes counted tries back, one unless told otherwise: they were right, and only wrong ones are held against what is
   * shared by many. A wait that this try began is over.
   */
  giveBack(rule: RateLimitRule, subject: string, points?: number): Promise<void>;
  /** Forgets the tries of a subject, after a success. */
  reset(rule: RateLimitRule, subject: string): Promise<void>;
}

/** Every limit has a name; points and windows stand in `rate-limit-rules.ts`. */
export type RateLimitRule =
  | 'sign-in-by-address'
  | 'sign-in-by-account'
  | 'sign-in-from-anywhere'
  | 'code-send-by-number'
  | 'code-send-by-address'
  | 'code-send-by-browser'
  | 'code-resend'
  | 'eligibility-first-by-address'
  | 'eligibility-by-address'
  | 'residence-by-address'
  | 'eligibility-by-browser'
  | 'eligibility-by-policy-here'
  | 'eligibility-first-by-policy'
  | 'eligibility-by-policy'
  | 'existence-by-address'
  | 'email-request-by-address'
  | 'inquiries-by-address'
  | 'email-request-by-recipient'
  | 'staff-code-by-account'
  | 'staff-search-by-account'
  | 'talk-number-by-staff'
  | 'talk-numbers-by-member'
  | 'privacy-requests-by-member'
  | 'handovers-by-member'
  | 'handover-redemptions-by-address'
  | 'activity-by-address'
  | 'line-calls-by-address'
  | 'line-unlink-asks-by-member'
  | 'article-answers-by-address'
  | 'survey-answers-by-address'
  | 'writes-by-member'
  | 'messages-by-member'
  | 'messages-by-member-hourly'
  | 'uploads-by-member'
  | 'prints-by-member'
  | 'exports-by-member'
  | 'imports-by-member'
  | 'calls-by-address';

/**
 * Counts one try under several rules, in their order. Where one refuses, those before it are given back: what was refused
 * uses up nothing, and the next refusal is as true as this one.
 */
export async function consumeAll(
  limits: Pick<RateLimits, 'consume' | 'giveBack'>,
  counted: readonly (readonly [rule: RateLimitRule, subject: string])[],
): Promise<void> {
  for (const [at, [rule, subject]] of counted.entries()) {
    try {
      await limits.consume(rule, subject);
    } catch (error) {
      for (const [earlier, its] of counted.slice(0, at)) await limits.giveBack(earlier, its);
      throw error;
    }
  }
}
