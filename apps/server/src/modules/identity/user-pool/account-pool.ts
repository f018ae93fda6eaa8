import type { UserPool, UserPoolClientSettings } from '@hidamari/adapters/identity/port';
import { createPoolAccounts, type PoolAccounts } from './pool-accounts.ts';
import { createPoolCalls } from './pool-calls.ts';
import { createPoolDevices, type PoolDevices } from './pool-devices.ts';
import { createPoolSecondFactor, type PoolSecondFactor } from './pool-second-factor.ts';
import { createPoolSignIn, type PoolSignIn } from './pool-sign-in.ts';

export type { PoolAccount, SecondFactor } from './pool-accounts.ts';
export type { Asker } from './pool-calls.ts';
export { type RememberedDevice, rememberedDevice } from './pool-device-proof.ts';
export type { PasswordAnswer, PendingStep, SignedIn, SignInAnswer, StepName } from './pool-sign-in.ts';

/** The pool's commands in the portal's terms. Every refusal is an AppError; the pool's own words never pass. */
export interface AccountPool extends PoolAccounts, PoolSignIn, PoolSecondFactor, PoolDevices {}

export function createAccountPool(
  pool: UserPool,
  client: UserPoolClientSettings,
  hashOf: (name: string) => string,
): AccountPool {
  const calls = createPoolCalls(pool, client, hashOf);
  const accounts = createPoolAccounts(calls);
  return {
    ...accounts,
    ...createPoolSignIn(calls, accounts),
    ...createPoolSecondFactor(calls),
    ...createPoolDevices(calls),
  };
}
