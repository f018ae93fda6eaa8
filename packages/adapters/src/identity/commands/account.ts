import * as z from 'zod';
import { attributesOf } from '../pool-attributes.ts';
import { PoolException } from '../pool-exception.ts';
import { hashToken } from '../pool-tokens.ts';
import { command, existingUser } from './command.ts';

const accessTokenCall = z.object({ AccessToken: z.string().min(1).max(8_000) });

export const GetUser = command(accessTokenCall, async (pool, { AccessToken }) => {
  const user = await existingUser(pool, await pool.tokens.subOf(AccessToken));
  return { Username: user.username, UserAttributes: attributesOf(user) };
});

/** Ends every token of the account, on every device. */
export const GlobalSignOut = command(accessTokenCall, async (pool, { AccessToken }) => {
  await pool.store.revokeRefreshTokensOf(await pool.tokens.subOf(AccessToken), pool.clock());
  return {};
});

/** Ends one refresh token and everything made from it. An unknown token is no error: there is nothing to end. */
export const RevokeToken = command(
  z.object({
    ClientId: z.string(),
    ClientSecret: z.string().optional(),
    Token: z.string().min(1).max(8_000),
  }),
  async (pool, { ClientId, ClientSecret, Token }) => {
    if (ClientId !== pool.client.clientId || ClientSecret !== pool.client.clientSecret) {
      throw new PoolException('NotAuthorizedException', 'Invalid client secret');
    }
    await pool.store.revokeRefreshToken(hashToken(Token), pool.clock());
    return {};
  },
);
