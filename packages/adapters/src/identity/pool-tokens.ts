import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { type JWTPayload, jwtVerify, SignJWT } from 'jose';
import * as z from 'zod';
import { attributesOf } from './pool-attributes.ts';
import { PoolException } from './pool-exception.ts';
import type { PoolStore, PoolUser } from './pool-store.ts';

const ACCESS_SECONDS = 3_600;
const REFRESH_SECONDS = 30 * 86_400;
/** How long a pending challenge may be answered. */
const CHALLENGE_SECONDS = 900;

const accessClaims = z.object({ sub: z.string(), token_use: z.literal('access'), origin_jti: z.string() });
const challengeClaims = z.object({ sub: z.string(), challenge: z.string(), bound_to: z.string() });

/** `AuthenticationResult` as the pool's protocol spells it. */
export interface IssuedTokens {
  AccessToken: string;
  IdToken: string;
  RefreshToken?: string;
  ExpiresIn: number;
  TokenType: 'Bearer';
}

export interface PoolTokens {
  issue(user: PoolUser): Promise<IssuedTokens>;
  /** Access and ID token only: the refresh token stays the same. */
  renew(user: PoolUser, originId: string): Promise<IssuedTokens>;
  /** The account's sub, or NotAuthorizedException when the token is wrong, old, or signed out. */
  subOf(accessToken: string): Promise<string>;
  /** A `Session`: proof that the password was right, good for one challenge. */
  openChallenge(user: PoolUser, challenge: string): Promise<string>;
  /** Sub of the challenge's account. Void once the password it was opened with has changed: works once. */
  readChallenge(
    session: string,
    challenge: string,
    passwordHashOf: (sub: string) => Promise<string | null>,
  ): Promise<string>;
}

interface TokenParts {
  store: PoolStore;
  clock: () => Date;
  clientId: string;
  issuer: string;
  /** 32 bytes or more. */
  key: Uint8Array;
}

export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url');

export function createPoolTokens({ store, clock, clientId, issuer, key }: TokenParts): PoolTokens {
  const sign = (claims: JWTPayload, seconds: number) => {
    const now = Math.floor(clock().getTime() / 1000);
    return new SignJWT({ ...claims, jti: randomUUID() })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer(issuer)
      .setIssuedAt(now)
      .setExpirationTime(now + seconds)
      .sign(key);
  };
  const read = async <T>(token: string, shape: z.ZodType<T>): Promise<T> => {
    try {
      const options = { algorithms: ['HS256'], issuer, currentDate: clock() };
      return shape.parse((await jwtVerify(token, key, options)).payload);
    } catch {
      throw new PoolException('NotAuthorizedException', 'Invalid or expired token');
    }
  };
  const renew = async (user: PoolUser, originId: string): Promise<IssuedTokens> => ({
    AccessToken: await sign(
      {
        sub: user.sub,
        token_use: 'access',
        client_id: clientId,
        username: user.username,
        origin_jti: originId,
      },
      ACCESS_SECONDS,
    ),
    IdToken: await sign(
      { ...idClaimsOf(user), token_use: 'id', aud: clientId, origin_jti: originId },
      ACCESS_SECONDS,
    ),
    ExpiresIn: ACCESS_SECONDS,
    TokenType: 'Bearer',
  });

  return {
    renew,
    async issue(user) {
      const id = randomUUID();
      const refreshToken = randomBytes(32).toString('base64url');
      const expiresAt = new Date(clock().getTime() + REFRESH_SECONDS * 1000);
      await store.insertRefreshToken({ id, sub: user.sub, tokenHash: hashToken(refreshToken), expiresAt });
      return { ...(await renew(user, id)), RefreshToken: refreshToken };
    },
    async subOf(accessToken) {
      const claims = await read(accessToken, accessClaims);
      if (await store.isRefreshTokenLive(claims.origin_jti, clock())) return claims.sub;
      throw new PoolException('NotAuthorizedException', 'Access Token has been revoked');
    },
    openChallenge: (user, challenge) =>
      sign({ sub: user.sub, challenge, bound_to: hashToken(user.passwordHash ?? '') }, CHALLENGE_SECONDS),
    async readChallenge(session, challenge, passwordHashOf) {
      const claims = await read(session, challengeClaims);
      const isUnused = claims.bound_to === hashToken((await passwordHashOf(claims.sub)) ?? '');
      if (claims.challenge === challenge && isUnused) return claims.sub;
      throw new PoolException('NotAuthorizedException', 'Invalid session for the user.');
    },
  };
}

function idClaimsOf(user: PoolUser): JWTPayload {
  const attributes = attributesOf(user).map(({ Name, Value }) => [Name, Value]);
  return { ...Object.fromEntries(attributes), sub: user.sub, 'cognito:username': user.username };
}
