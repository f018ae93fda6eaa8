import * as z from 'zod';
import { newAppSecret } from '../authenticator-app.ts';
import { invalid, PoolException } from '../pool-exception.ts';
import type { PoolFactors, PoolUser } from '../pool-records.ts';
import { appPlace, countedAppStep } from './app-code.ts';
import { accessToken, command, type Pool, typedCode, userOfToken } from './command.ts';
import { type Factor, factorsOf } from './next-step.ts';

const tokenCall = z.object({ AccessToken: accessToken });

/** A new secret for an authenticator app. The one in use so far goes on until the new one has shown a code. */
export const AssociateSoftwareToken = command(tokenCall, async (pool, { AccessToken }) => {
  const user = await userOfToken(pool, AccessToken);
  const SecretCode = newAppSecret();
  const sealedNewAppSecret = pool.sealer.seal(SecretCode, appPlace(user));
  await pool.store.saveFactors(user.sub, { sealedNewAppSecret });
  return { SecretCode };
});

export const VerifySoftwareToken = command(
  tokenCall.extend({ UserCode: typedCode }),
  async (pool, { AccessToken, UserCode }) => {
    const user = await userOfToken(pool, AccessToken);
    const { sealedNewAppSecret } = await pool.store.readFactors(user.sub);
    if (sealedNewAppSecret === null) {
      throw new PoolException('SoftwareTokenMFANotFoundException', 'Software token MFA is not associated.');
    }
    const step = await countedAppStep(pool, user, {
      sealedSecret: sealedNewAppSecret,
      code: UserCode,
      rule: 'app-set-up',
    });
    // The real pool has a name of its own for a wrong code at this place.
    if (step === null) throw new PoolException('EnableSoftwareTokenMFAException', 'Code mismatch');
    await pool.attempts.forget('app-set-up', user.sub);
    await pool.store.saveFactors(user.sub, {
      sealedAppSecret: sealedNewAppSecret,
      sealedNewAppSecret: null,
      lastAppStep: step,
    });
    return { Status: 'SUCCESS' };
  },
);

const wish = z.object({ Enabled: z.boolean().optional(), PreferredMfa: z.boolean().optional() }).optional();
export const factorWishes = { SMSMfaSettings: wish, SoftwareTokenMfaSettings: wish };

interface FactorWishes {
  SMSMfaSettings?: z.output<typeof wish>;
  SoftwareTokenMfaSettings?: z.output<typeof wish>;
}

/** Which factors an account is asked for. A factor that is not ready yet cannot be switched on. */
export async function preferFactors(pool: Pool, user: PoolUser, wishes: FactorWishes): Promise<void> {
  const { SMSMfaSettings: sms, SoftwareTokenMfaSettings: app } = wishes;
  const present = await pool.store.readFactors(user.sub);
  if (sms?.Enabled && !(user.isPhoneVerified && user.phoneNumber !== null)) {
    throw invalid('User does not have delivery config set to turn on SMS_MFA');
  }
  if (app?.Enabled && present.sealedAppSecret === null)
    throw invalid('User has not verified software token mfa');
  const isSmsEnabled = sms?.Enabled ?? present.isSmsEnabled;
  const isAppEnabled = app?.Enabled ?? present.isAppEnabled;
  const preferred = preferredOf(present, wishes);
  const isOn = preferred === 'sms' ? isSmsEnabled : isAppEnabled;
  await pool.store.saveFactors(user.sub, {
    isSmsEnabled,
    isAppEnabled,
    preferred: preferred !== null && isOn ? preferred : null,
  });
}

function preferredOf({ preferred }: PoolFactors, wishes: FactorWishes): Factor | null {
  if (wishes.SMSMfaSettings?.PreferredMfa) return 'sms';
  if (wishes.SoftwareTokenMfaSettings?.PreferredMfa) return 'app';
  const refused = { sms: wishes.SMSMfaSettings, app: wishes.SoftwareTokenMfaSettings };
  return preferred !== null && refused[preferred]?.PreferredMfa === false ? null : preferred;
}

export const SetUserMFAPreference = command(
  tokenCall.extend(factorWishes),
  async (pool, { AccessToken, ...wishes }) => {
    await preferFactors(pool, await userOfToken(pool, AccessToken), wishes);
    return {};
  },
);

const NAMES = { sms: 'SMS_MFA', app: 'SOFTWARE_TOKEN_MFA' } as const;

/** The factors of an account as GetUser and AdminGetUser answer them. */
export async function describeFactors(pool: Pool, sub: string) {
  const factors = await pool.store.readFactors(sub);
  const on = factorsOf(factors);
  if (on.length === 0) return {};
  const only = on.length === 1 ? on[0] : null;
  const preferred = factors.preferred ?? only;
  return {
    UserMFASettingList: on.map((factor) => NAMES[factor]),
    ...(preferred && { PreferredMfaSetting: NAMES[preferred] }),
  };
}
