import * as z from 'zod';
import { attributeList, attributesOf, changesOf } from '../pool-attributes.ts';
import { invalid, PoolException } from '../pool-exception.ts';
import type { PoolUser, PoolUserChanges } from '../pool-records.ts';
import { hashToken } from '../pool-tokens.ts';
import { deliveryTo } from './app-code.ts';
import { accessToken, command, metadata, type Pool, typedCode, userOfToken } from './command.ts';
import { describeFactors } from './second-factor.ts';

const tokenCall = z.object({ AccessToken: accessToken });

export const GetUser = command(tokenCall, async (pool, { AccessToken }) => {
  const user = await userOfToken(pool, AccessToken);
  return {
    Username: user.username,
    UserAttributes: attributesOf(user),
    ...(await describeFactors(pool, user.sub)),
  };
});

/** What a change of one's own number or address does: whoever says it has not proven it. */
function unproven(changes: PoolUserChanges, user: PoolUser): PoolUserChanges {
  const isNewNumber = changes.phoneNumber !== undefined && changes.phoneNumber !== user.phoneNumber;
  const isNewAddress = changes.email !== undefined && changes.email !== user.email;
  const { isPhoneVerified: _phone, isEmailVerified: _mail, ...rest } = changes;
  return {
    ...rest,
    ...(isNewNumber && { isPhoneVerified: false }),
    ...(isNewAddress && { isEmailVerified: false }),
  };
}

export const UpdateUserAttributes = command(
  tokenCall.extend({ UserAttributes: attributeList }),
  async (pool, { AccessToken, UserAttributes }) => {
    const user = await userOfToken(pool, AccessToken);
    const changes = unproven(changesOf(UserAttributes, user.attributes), user);
    await pool.store.updateUser(user.sub, { ...changes, updatedAt: pool.clock() });
    return { CodeDeliveryDetailsList: [] };
  },
);

const PROVABLE = {
  phone_number: { purpose: 'verify-phone', medium: 'sms', proven: { isPhoneVerified: true } },
  email: { purpose: 'verify-email', medium: 'mail', proven: { isEmailVerified: true } },
} as const;
const attributeName = z.enum(['phone_number', 'email']);

const addressOf = (user: PoolUser, name: z.output<typeof attributeName>) =>
  name === 'email' ? user.email : user.phoneNumber;

export const GetUserAttributeVerificationCode = command(
  tokenCall.extend({ AttributeName: attributeName, ClientMetadata: metadata }),
  async (pool, { AccessToken, AttributeName, ClientMetadata }) => {
    const user = await userOfToken(pool, AccessToken);
    const to = addressOf(user, AttributeName);
    if (to === null) throw invalid(`User does not have ${AttributeName} to verify.`);
    const { purpose, medium } = PROVABLE[AttributeName];
    await pool.codes.send(user.sub, purpose, { medium, to, metadata: ClientMetadata });
    return deliveryTo(to);
  },
);

export const VerifyUserAttribute = command(
  tokenCall.extend({ AttributeName: attributeName, Code: typedCode }),
  async (pool, { AccessToken, AttributeName, Code }) => {
    const user = await userOfToken(pool, AccessToken);
    const { purpose, proven } = PROVABLE[AttributeName];
    await pool.codes.check(user.sub, purpose, Code);
    const result = await pool.store.updateUser(user.sub, { ...proven, updatedAt: pool.clock() });
    if (result === 'alias_taken') {
      throw new PoolException('AliasExistsException', `An account with the given ${AttributeName} exists.`);
    }
    return {};
  },
);

/** Ends every token of the account, on every device. */
export const GlobalSignOut = command(tokenCall, async (pool, { AccessToken }) => {
  await signOutEverywhere(pool, (await userOfToken(pool, AccessToken)).sub);
  return {};
});

export async function signOutEverywhere(pool: Pool, sub: string): Promise<void> {
  await pool.store.revokeRefreshTokensOf(sub, pool.clock());
  await pool.store.endSessionsOf(sub);
}

/** Ends one refresh token and everything made from it. An unknown token is no error: there is nothing to end. */
export const RevokeToken = command(
  z.object({ ClientId: z.string(), ClientSecret: z.string().optional(), Token: accessToken }),
  async (pool, { ClientId, ClientSecret, Token }) => {
    if (ClientId !== pool.client.clientId || ClientSecret !== pool.client.clientSecret) {
      throw new PoolException('NotAuthorizedException', 'Invalid client secret');
    }
    await pool.store.revokeRefreshToken(hashToken(Token), pool.clock());
    return {};
  },
);

export const DeleteUser = command(tokenCall, async (pool, { AccessToken }) => {
  await pool.store.deleteUser((await userOfToken(pool, AccessToken)).sub);
  return {};
});
