import { appStepOf } from '../authenticator-app.ts';
import { mismatch, PoolException } from '../pool-exception.ts';
import type { PoolUser } from '../pool-records.ts';
import type { Pool } from './command.ts';

/** What a sealed app secret is bound to: copied to another account it opens nothing. */
export const appPlace = ({ sub }: Pick<PoolUser, 'sub'>) => `app ${sub}`;

/** The time step of a code, counted by a rule before it is looked at; null for a wrong one. */
export async function countedAppStep(
  pool: Pool,
  user: PoolUser,
  { sealedSecret, code, rule }: { sealedSecret: string; code: string; rule: 'app' | 'app-set-up' },
): Promise<number | null> {
  await pool.attempts.count(rule, user.sub);
  return appStepOf(String(pool.sealer.open(sealedSecret, appPlace(user))), code, pool.clock());
}

/** A code of the authenticator app at a sign-in: each of its steps is accepted once. */
export async function checkAppCode(pool: Pool, user: PoolUser, code: string): Promise<void> {
  const { sealedAppSecret } = await pool.store.readFactors(user.sub);
  if (sealedAppSecret === null) {
    throw new PoolException('SoftwareTokenMFANotFoundException', 'Software token MFA is not set up.');
  }
  const step = await countedAppStep(pool, user, { sealedSecret: sealedAppSecret, code, rule: 'app' });
  if (step === null) throw mismatch();
  if (!(await pool.store.useAppStep(user.sub, step))) {
    throw new PoolException('ExpiredCodeException', 'Your software token has already been used once.');
  }
  await pool.attempts.forget('app', user.sub);
}
