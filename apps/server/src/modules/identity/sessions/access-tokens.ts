import { createSecretKey, randomBytes } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import * as z from 'zod';
import type { Keys } from '../../../encryption/session-keys.ts';
import { ACCESS_TOKEN_SECONDS } from '../lifetimes.ts';

/** Short-lived bearer tokens of the API (G35). They name a session; whether it still stands is asked each time. */
export interface AccessTokens {
  /** Lives 15 minutes, or until another end where one is given. */
  mint(sessionId: string, now: Date, until?: Date): Promise<MintedToken>;
  /** The session's id, or null for anything that is not a live token of ours. */
  sessionIdOf(token: string, now: Date): Promise<string | null>;
}

export interface MintedToken {
  token: string;
  expiresIn: number;
  expiresAt: Date;
}

const AUDIENCE = 'hidamari-api';
const claims = z.object({ sid: z.uuid() });

export function createAccessTokens([first, ...previous]: Keys): AccessTokens {
  const current = createSecretKey(first);
  const keys = [current, ...previous.map((bytes) => createSecretKey(bytes))];
  return {
    async mint(sessionId, now, until) {
      const issuedAt = Math.floor(now.getTime() / 1000);
      const expires = until ? Math.floor(until.getTime() / 1000) : issuedAt + ACCESS_TOKEN_SECONDS;
      // No two are alike, not of one second either: no packed page says one that was in a page before (decision 0115).
      const token = await new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
        .setJti(randomBytes(9).toString('base64url'))
        .setAudience(AUDIENCE)
        .setIssuedAt(issuedAt)
        .setExpirationTime(expires)
        .sign(current);
      return { token, expiresIn: expires - issuedAt, expiresAt: new Date(expires * 1000) };
    },
    async sessionIdOf(token, now) {
      const rules = { algorithms: ['HS256'], audience: AUDIENCE, typ: 'at+jwt', currentDate: now };
      for (const key of keys) {
        try {
          return claims.parse((await jwtVerify(token, key, rules)).payload).sid;
        } catch {
          // Another key's, or nobody's.
        }
      }
      return null;
    },
  };
}
