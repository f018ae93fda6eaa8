import {
  type AuthenticationResultType,
  InitiateAuthCommand,
  RespondToAuthChallengeCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { AppError } from '@hidamari/domain/errors';
import { normalPassword } from '@hidamari/domain/members';
import type { PoolAccount, PoolAccounts } from './pool-accounts.ts';
import { type Asker, ask, type PoolAnswer, type PoolCalls } from './pool-calls.ts';
import { proveDevice, type RememberedDevice } from './pool-device-proof.ts';
import { poolFault } from './pool-faults.ts';

/** What is asked for after the password. The device's proof is not among them: the portal answers it by itself. */
export type StepName = 'sms' | 'app' | 'new_password' | 'custom';

/** A sign-in that waits for its next answer. The session is the pool's and belongs into sealed places only. */
export interface PendingStep {
  name: StepName;
  username: string;
  session: string;
}

export interface SignedIn {
  kind: 'signed-in';
  account: PoolAccount;
  /** Of the pool, for its own commands; never leaves the server. */
  accessToken: string;
  /** A device that the pool does not know yet and that could be remembered now. */
  newDevice: { key: string; groupKey: string } | null;
}

export type SignInAnswer = SignedIn | { kind: 'step'; step: PendingStep };
/** A right password: signed in, or something more is asked for. */
export type PasswordAnswer = SignInAnswer | { kind: 'unconfirmed' };

/** Ways in by the pool's commands. */
export interface PoolSignIn {
  /**
   * `credentials_wrong` for every refusal; `password_wait`; `code_sends_spent`; `unavailable` when too many sign in at once. A remembered
   * device stands in for the second factor; one that does not prove itself is as good as none.
   */
  signIn(
    name: string,
    password: string,
    from: Asker & { device?: RememberedDevice | null },
  ): Promise<PasswordAnswer>;
  /**
   * `code_wrong`, `code_expired`, `code_tries_spent`, `code_used`, `code_guess_wait`; `step_expired` when the step is
   * over; `validation` for a new password.
   */
  answer(step: PendingStep, answer: string, from: Pick<Asker, 'variant'>): Promise<SignInAnswer>;
  /** Asks for the word that staff agreed with the person; null where there is none. */
  askPassphrase(account: PoolAccount): Promise<PendingStep | null>;
}

const STEP_OF: Readonly<Record<string, StepName>> = {
  SMS_MFA: 'sms',
  SOFTWARE_TOKEN_MFA: 'app',
  NEW_PASSWORD_REQUIRED: 'new_password',
  CUSTOM_CHALLENGE: 'custom',
};

/** How the pool names a step and its answer. */
const ANSWERS = {
  sms: ['SMS_MFA', 'SMS_MFA_CODE'],
  app: ['SOFTWARE_TOKEN_MFA', 'SOFTWARE_TOKEN_MFA_CODE'],
  new_password: ['NEW_PASSWORD_REQUIRED', 'NEW_PASSWORD'],
  custom: ['CUSTOM_CHALLENGE', 'ANSWER'],
} as const satisfies Record<StepName, readonly [string, string]>;

export function createPoolSignIn(calls: PoolCalls, { find }: Pick<PoolAccounts, 'find'>): PoolSignIn {
  const { pool, client, hashOf } = calls;

  const respond = (
    ChallengeName:
      | 'SMS_MFA'
      | 'SOFTWARE_TOKEN_MFA'
      | 'NEW_PASSWORD_REQUIRED'
      | 'CUSTOM_CHALLENGE'
      | 'SELECT_MFA_TYPE',
    { username, session }: { username: string; session: string | undefined },
    answers: Record<string, string>,
    { variant }: Pick<Asker, 'variant'>,
  ) =>
    pool.send(
      new RespondToAuthChallengeCommand({
        ClientId: client.clientId,
        ChallengeName,
        Session: session,
        ChallengeResponses: { USERNAME: username, SECRET_HASH: hashOf(username), ...answers },
        ClientMetadata: { variant },
      }),
    );

  /** Reads an answer; where both factors are on and none is preferred, the app: it costs no message. */
  const read = async (
    answer: PoolAnswer,
    username: string,
    from: Pick<Asker, 'variant'>,
  ): Promise<SignInAnswer> => {
    const { ChallengeName: challenge, Session: session = '', AuthenticationResult: result } = answer;
    if (result) return signedIn(result, username);
    if (challenge === 'SELECT_MFA_TYPE') {
      const chosen = { ANSWER: 'SOFTWARE_TOKEN_MFA' };
      return read(await respond('SELECT_MFA_TYPE', { username, session }, chosen, from), username, from);
    }
    const name = STEP_OF[challenge ?? ''];
    // The pool asks for what the portal does not know: its settings and this code do not fit.
    if (name === undefined) throw new AppError('server');
    return { kind: 'step', step: { name, username, session } };
  };
  const signedIn = async (result: AuthenticationResultType, username: string): Promise<SignedIn> => {
    const account = await find(username);
    if (!account) throw poolFault('sign-in', new Error('account is gone'));
    const { DeviceKey: key, DeviceGroupKey: groupKey } = result.NewDeviceMetadata ?? {};
    const newDevice = key && groupKey ? { key, groupKey } : null;
    return { kind: 'signed-in', account, accessToken: result.AccessToken ?? '', newDevice };
  };

  const signInWith = async (
    name: string,
    password: string,
    from: Parameters<PoolSignIn['signIn']>[2] & { isSecondLook?: boolean },
  ): Promise<PasswordAnswer> => {
    const { device, ip, lane, variant, isSecondLook } = from;
    const command = new InitiateAuthCommand({
      ClientId: client.clientId,
      AuthFlow: 'USER_PASSWORD_AUTH',
      AuthParameters: {
        USERNAME: name,
        PASSWORD: password,
        SECRET_HASH: hashOf(name),
        ...(device && { DEVICE_KEY: device.key }),
      },
      UserContextData: { IpAddress: ip },
      ClientMetadata: { variant, ...(lane && { lane }), ...(isSecondLook && { second_look: '1' }) },
    });
    try {
      const answer = await pool.send(command);
      if (answer.ChallengeName !== 'DEVICE_SRP_AUTH') return await read(answer, nameOf(answer, name), from);
      const proven = device ? await proveDevice(calls, answer, device) : null;
      if (proven) return await read(proven, nameOf(proven, device?.username ?? name), from);
      return await signInWith(name, password, { ...from, device: null });
    } catch (error) {
      if (error instanceof Error && error.name === 'UserNotConfirmedException')
        return { kind: 'unconfirmed' };
      throw error instanceof AppError ? error : poolFault('sign-in', error);
    }
  };

  /** A password in its normal form, as new ones are kept; one from before there was such a form, as it was typed: one try. */
  const signIn: PoolSignIn['signIn'] = async (name, typed, from) => {
    const normal = normalPassword(typed);
    try {
      return await signInWith(name, normal, from);
    } catch (error) {
      const isRefused = error instanceof AppError && error.code === 'credentials_wrong';
      if (!isRefused || normal === typed) throw error;
      return await signInWith(name, typed, { ...from, isSecondLook: true });
    }
  };

  return {
    signIn,
    async answer(step, answer, from) {
      const [challenge, field] = ANSWERS[step.name];
      const asked = respond(challenge, step, { [field]: answer }, from);
      const told = await ask(step.name === 'new_password' ? 'sign-in' : 'answer', asked);
      return read(told, step.username, from);
    },
    async askPassphrase({ username, hasPassphrase }) {
      if (!hasPassphrase) return null;
      const command = new InitiateAuthCommand({
        ClientId: client.clientId,
        AuthFlow: 'CUSTOM_AUTH',
        AuthParameters: { USERNAME: username, SECRET_HASH: hashOf(username) },
      });
      const { Session: session = '' } = await ask('sign-in', pool.send(command));
      return { name: 'custom', username, session };
    },
  };
}

/** The pool's own name of the account: what was typed may be a number or an address. */
function nameOf({ ChallengeParameters: told }: PoolAnswer, typed: string): string {
  return told?.USER_ID_FOR_SRP ?? told?.USERNAME ?? typed;
}
