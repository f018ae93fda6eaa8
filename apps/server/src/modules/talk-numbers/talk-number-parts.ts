import type { Dependencies } from '../../dependencies.ts';
import { deriveKeys } from '../../encryption/session-keys.ts';
import { createSigner } from '../../encryption/signer.ts';

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
