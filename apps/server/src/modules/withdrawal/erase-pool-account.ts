import { AdminDeleteUserCommand } from '@aws-sdk/client-cognito-identity-provider';
import * as z from 'zod';
import type { OutboxHandler } from '../../jobs/outbox-runner.ts';
import { poolClientOf } from '../identity/index.ts';
import { findBaseAccount } from '../members/index.ts';
import type { WithdrawalParts } from './withdrawal-parts.ts';

const Payload = z.strictObject({ sub: z.string(), username: z.string() });

/**
 * Deletes the account of somebody who was erased from the user pool. One who has registered anew meanwhile keeps it;
 * one that is gone already is what was wanted.
 */
export function erasePoolAccount({
  database,
  userPool,
  settings,
}: Pick<WithdrawalParts, 'database' | 'userPool' | 'settings'>): OutboxHandler {
  const { userPoolId } = poolClientOf(settings);
  return async ({ payload, signal }) => {
    const { sub, username } = Payload.parse(payload);
    if ((await findBaseAccount(database, sub)) !== null) return;
    const command = new AdminDeleteUserCommand({ UserPoolId: userPoolId, Username: username });
    await userPool.send(command, { abortSignal: signal }).catch((error: unknown) => {
      if (error instanceof Error && error.name === 'UserNotFoundException') return;
      throw error;
    });
  };
}
