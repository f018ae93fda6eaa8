import type { Dependencies } from '../../dependencies.ts';
import { deriveKeys } from '../../encryption/session-keys.ts';
import { createSigner } from '../../encryption/signer.ts';
import type { RateLimits } from '../../http/rate-limits.ts';

/** What the talk numbers work with. */
export interface TalkNumberParts extends Pick<Dependencies, 'database' | 'rateLimits' | 'clock'> {
  /** What is stored of a number: worth nothing without the server's key. */
  hashOf(number: string): string;
  /** Every hash under which a number may be stored: one of before a change of the secret too. */
  hashesOf(number: string): string[];
}

export function talkNumberParts(
  dependencies: Pick<Dependencies, 'database' | 'rateLimits' | 'clock' | 'settings'>,
): TalkNumberParts {
  const { database, rateLimits, clock, settings } = dependencies;
  const { sign, allOf } = createSigner(deriveKeys(settings.sessionSecrets, 'talk-number'));
  return { database, rateLimits, clock, hashOf: sign, hashesOf: allOf };
}

/**
 * After a right number: its own try, and one slip before it, are forgiven. Not all of them: with a number of an accomplice's
 * own between them a colleague could try out as many as they like (G92).
 */
export function forgiveOneTry(rateLimits: Pick<RateLimits, 'giveBack'>, staffId: string): Promise<void> {
  return rateLimits.giveBack('talk-number-by-staff', staffId, 2);
}
