import {
  AdminSetUserMFAPreferenceCommand,
  AssociateSoftwareTokenCommand,
  GetUserAttributeVerificationCodeCommand,
  VerifySoftwareTokenCommand,
  VerifyUserAttributeCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import type { SecondFactor } from './pool-accounts.ts';
import { type Asker, ask, type PoolCalls } from './pool-calls.ts';

/** Second factors of an account. `accessToken` is the pool's, of a sign-in with everything it asks for. */
export interface PoolSecondFactor {
  /** A new secret in base32 for an authenticator app; in use once it has shown a code. */
  beginApp(accessToken: string): Promise<string>;
  /** `code_wrong`, `code_used`, `code_guess_wait`; `step_expired` where no app is being set up any more. */
  confirmApp(accessToken: string, code: string): Promise<void>;
  /** Sends a code to the account's number; `code_sends_spent` when it is too soon. */
  sendNumberCode(accessToken: string, from: Pick<Asker, 'variant'>): Promise<void>;
  confirmNumber(accessToken: string, code: string): Promise<void>;
  /** The one factor that is asked for from now on; null: none. */
  useFactor(username: string, factor: SecondFactor | null): Promise<void>;
}

const PHONE = { AttributeName: 'phone_number' } as const;

export function createPoolSecondFactor({ pool, admin }: PoolCalls): PoolSecondFactor {
  const settingOf = (isOn: boolean) => ({ Enabled: isOn, PreferredMfa: isOn });
  return {
    async beginApp(AccessToken) {
      const command = new AssociateSoftwareTokenCommand({ AccessToken });
      return (await ask('second-factor', pool.send(command))).SecretCode ?? '';
    },
    async confirmApp(AccessToken, UserCode) {
      await ask('check-factor', pool.send(new VerifySoftwareTokenCommand({ AccessToken, UserCode })));
    },
    async sendNumberCode(AccessToken, { variant }) {
      const command = new GetUserAttributeVerificationCodeCommand({
        AccessToken,
        ...PHONE,
        ClientMetadata: { variant },
      });
      await ask('send-code', pool.send(command));
    },
    async confirmNumber(AccessToken, Code) {
      await ask('check-factor', pool.send(new VerifyUserAttributeCommand({ AccessToken, ...PHONE, Code })));
    },
    async useFactor(username, factor) {
      const command = new AdminSetUserMFAPreferenceCommand({
        ...admin(username),
        SMSMfaSettings: settingOf(factor === 'sms'),
        SoftwareTokenMfaSettings: settingOf(factor === 'app'),
      });
      await ask('second-factor', pool.send(command));
    },
  };
}
