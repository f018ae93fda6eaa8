import { createHash } from 'node:crypto';
import { appStepOf } from '../authenticator-app.ts';
import { mismatch, PoolException } from '../pool-exception.ts';
import type { PoolUser } from '../pool-records.ts';
import { maskDestination, type Pool } from './command.ts';

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

/** `CodeDeliveryDetails` of a code: where it went, masked. */
export function deliveryTo(to: string) {
  const isMail = to.includes('@');
  return {
    CodeDeliveryDetails: {
      Destination: maskDestination(to),
      DeliveryMedium: isMail ? 'EMAIL' : 'SMS',
      AttributeName: isMail ? 'email' : 'phone_number',
    },
  };
}

/**
 * Where a code for a name that nobody has would go: the typed address itself, or a number that is always the same for
 * the same name. The answer then has the shape of a known account's.
 */
export function simulatedDestination(name: string): string {
  if (name.includes('@') || /^\+\d{7,15}$/.test(name)) return name;
  const digits = createHash('sha256').update(`simulated ${name}`).digest().readUInt32BE(0) % 10_000;
  return `+8190${String(digits).padStart(8, '0')}`;
}
