import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { type JWTPayload, jwtVerify, SignJWT } from 'jose';
import * as z from 'zod';
import { attributesOf } from './pool-attributes.ts';
import { PoolException } from './pool-exception.ts';
import type { PoolKeys } from './pool-keys.ts';
import type { PoolUser } from './pool-records.ts';
import type { PoolStore } from './pool-store.ts';

const ACCESS_SECONDS = 3_600;
const REFRESH_SECONDS = 30 * 86_400;

const accessClaims = z.object({
  sub: z.string(),
  token_use: z.literal('access'),
  origin_jti: z.string(),
  device_key: z.string().optional(),
});

/** `AuthenticationResult` as the pool's protocol spells it. */
export interface IssuedTokens {
  AccessToken: string;
  IdToken: string;
  RefreshToken?: string;
  ExpiresIn: number;
  TokenType: 'Bearer';
}

export interface PoolTokens {
  /** `deviceKey`: the device that these tokens were made for. */
  issue(user: PoolUser, deviceKey?: string): Promise<IssuedTokens>;
  /** Access and ID token only: the refresh token stays the same. */
  renew(user: PoolUser, originId: string): Promise<IssuedTokens>;
  /** Whose token it is, or NotAuthorizedException when the token is wrong, old, or signed out. */
  read(accessToken: string): Promise<{ sub: string; deviceKey: string | undefined }>;
}

interface TokenParts {
  store: PoolStore;
  clock: () => Date;
  clientId: string;
  issuer: string;
  /** 32 bytes or more. */
  keys: PoolKeys;
}

export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url');

export function createPoolTokens({ store, clock, clientId, issuer, keys }: TokenParts): PoolTokens {
  const sign = (claims: JWTPayload, seconds: number) => {
    const now = Math.floor(clock().getTime() / 1000);
    return new SignJWT({ ...claims, jti: randomUUID() })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer(issuer)
      .setIssuedAt(now)
      .setExpirationTime(now + seconds)
      .sign(keys[0]);
  };
  const read = async <T>(token: string, shape: z.ZodType<T>): Promise<T> => {
    const options = { algorithms: ['HS256'], issuer, currentDate: clock() };
    for (const key of keys) {
      try {
        return shape.parse((await jwtVerify(token, key, options)).payload);
      } catch {
        // Another key's, or nobody's.
      }
    }
    throw new PoolException('NotAuthorizedException', 'Invalid or expired token');
  };
  const renew = async (user: PoolUser, originId: string, deviceKey?: string): Promise<IssuedTokens> => ({
    AccessToken: await sign(
      {
        sub: user.sub,
        token_use: 'access',
        client_id: clientId,
        username: user.username,
        origin_jti: originId,
        ...(deviceKey && { device_key: deviceKey }),
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
    renew: (user, originId) => renew(user, originId),
    async issue(user, deviceKey) {
      const id = randomUUID();
      const refreshToken = randomBytes(32).toString('base64url');
      const expiresAt = new Date(clock().getTime() + REFRESH_SECONDS * 1000);
      await store.insertRefreshToken({ id, sub: user.sub, tokenHash: hashToken(refreshToken), expiresAt });
      return { ...(await renew(user, id, deviceKey)), RefreshToken: refreshToken };
    },
    async read(accessToken) {
      const claims = await read(accessToken, accessClaims);
      if (await store.isRefreshTokenLive(claims.origin_jti, clock())) {
        return { sub: claims.sub, deviceKey: claims.device_key };
      }
      throw new PoolException('NotAuthorizedException', 'Access Token has been revoked');
    },
  };
}

function idClaimsOf(user: PoolUser): JWTPayload {
  const attributes = attributesOf(user).map(({ Name, Value }) => [Name, Value]);
  return { ...Object.fromEntries(attributes), sub: user.sub, 'cognito:username': user.username };
}
