import { createHmac } from 'node:crypto';
import type { Dependencies } from '../../dependencies.ts';
import { deriveKey } from '../identity/index.ts';

/** What the talk numbers work with. */
export interface TalkNumberParts extends Pick<Dependencies, 'database' | 'rateLimits' | 'clock'> {
  /** What is stored of a number: worth nothing without the server's key. */
  hashOf(number: string): string;
}

export function talkNumberParts(
  dependencies: Pick<Dependencies, 'database' | 'rateLimits' | 'clock' | 'settings'>,
): TalkNumberParts {
  const { database, rateLimits, clock, settings } = dependencies;
  const key = deriveKey(settings.sessionSecret, 'talk-number');
  const hashOf = (number: string) => createHmac('sha256', key).update(number).digest('base64url');
  return { database, rateLimits, clock, hashOf };
}
