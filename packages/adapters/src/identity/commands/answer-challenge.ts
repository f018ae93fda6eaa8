import * as z from 'zod';
import { isDeviceProofRight } from '../device-srp.ts';
import { invalid, invalidSession, refusal } from '../pool-exception.ts';
import type { PoolUser } from '../pool-records.ts';
import { checkAppCode } from './app-code.ts';
import {
  checkClient,
  checkPassword,
  clientCall,
  command,
  findUser,
  metadata,
  type Pool,
  storePassword,
  username,
} from './command.ts';
import {
  askDeviceProof,
  askFactor,
  CHALLENGE_OF,
  customStep,
  factorsOf,
  openFactor,
  tokensFor,
} from './next-step.ts';

/** Wrong codes that one session takes; after them the password is asked for again. */
const CODE_TRIES = 5;

interface Step {
  pool: Pool;
  user: PoolUser;
  session: string;
  answers: Record<string, string>;
  words: Record<string, string>;
}

async function newPassword({ pool, user, session, answers, words }: Step) {
  const password = answers.NEW_PASSWORD ?? '';
  // Before the session is spent: a password that is refused may be chosen again.
  checkPassword(password);
  const { state, spend } = await pool.sessions.answer(user, 'NEW_PASSWORD_REQUIRED', session, CODE_TRIES);
  await spend();
  await storePassword(pool, user, { password, passwordExpiresAt: null, status: 'CONFIRMED' });
  return askFactor(pool, { ...user, status: 'CONFIRMED' }, { deviceKey: state.deviceKey, metadata: words });
}

async function smsCode({ pool, user, session, answers }: Step) {
  const { state, spend } = await pool.sessions.answer(user, 'SMS_MFA', session, CODE_TRIES);
  await pool.codes.check(user.sub, 'sms-mfa', answers.SMS_MFA_CODE ?? '');
  await spend();
  return tokensFor(pool, user, state.deviceKey);
}

async function appCode({ pool, user, session, answers }: Step) {
  const { state, spend } = await pool.sessions.answer(user, 'SOFTWARE_TOKEN_MFA', session, CODE_TRIES);
  await checkAppCode(pool, user, answers.SOFTWARE_TOKEN_MFA_CODE ?? '');
  await spend();
  return tokensFor(pool, user, state.deviceKey);
}

async function chosenFactor({ pool, user, session, answers, words }: Step) {
  const wanted = factorsOf(await pool.store.readFactors(user.sub));
  const factor = wanted.find((candidate) => CHALLENGE_OF[candidate] === answers.ANSWER);
  if (!factor) throw invalid('ANSWER is not one of the factors.');
  const { state, spend } = await pool.sessions.answer(user, 'SELECT_MFA_TYPE', session, CODE_TRIES);
  await spend();
  return openFactor(pool, user, factor, { deviceKey: state.deviceKey, metadata: words });
}

async function customAnswer({ pool, user, session, answers }: Step) {
  // One answer a session: whether there is another try is the challenge's to say.
  const { state, spend } = await pool.sessions.answer(user, 'CUSTOM_CHALLENGE', session, 1);
  await pool.attempts.count('custom', user.sub);
  await spend();
  const isRight = await pool.custom.verify(state.hidden ?? {}, answers.ANSWER ?? '', pool.passwords);
  if (isRight) await pool.attempts.forget('custom', user.sub);
  const results = [...(state.results ?? []), isRight];
  return customStep(pool, user, { results, deviceKey: state.deviceKey });
}

async function devicePublic({ pool, user, session, answers }: Step) {
  const { state, spend } = await pool.sessions.answer(user, 'DEVICE_SRP_AUTH', session, 1);
  await spend();
  if (state.deviceKey === undefined || state.deviceKey !== answers.DEVICE_KEY) throw invalidSession();
  return askDeviceProof(pool, user, state.deviceKey, answers.SRP_A ?? '');
}

async function deviceProof({ pool, user, session, answers }: Step) {
  const { state, spend } = await pool.sessions.answer(user, 'DEVICE_PASSWORD_VERIFIER', session, 1);
  await pool.attempts.count('device', user.sub);
  await spend();
  const { deviceKey = '', clientPublic = '', serverSecret = '', secretBlock = '' } = state;
  const device = await pool.store.findDevice(user.sub, deviceKey);
  const { PASSWORD_CLAIM_SIGNATURE: signature = '', TIMESTAMP: timestamp = '' } = answers;
  const proof = { clientPublic, serverSecret, secretBlock, signature, timestamp, deviceKey };
  if (!device?.isRemembered || !isDeviceProofRight({ ...proof, ...device })) throw refusal();
  await pool.attempts.forget('device', user.sub);
  await pool.store.updateDevice(user.sub, deviceKey, { lastUsedAt: pool.clock() });
  return tokensFor(pool, user, deviceKey);
}

const ANSWERS = {
  NEW_PASSWORD_REQUIRED: newPassword,
  SMS_MFA: smsCode,
  SOFTWARE_TOKEN_MFA: appCode,
  SELECT_MFA_TYPE: chosenFactor,
  CUSTOM_CHALLENGE: customAnswer,
  DEVICE_SRP_AUTH: devicePublic,
  DEVICE_PASSWORD_VERIFIER: deviceProof,
};

export const RespondToAuthChallenge = command(
  clientCall.extend({
    ChallengeName: z.enum(Object.keys(ANSWERS) as (keyof typeof ANSWERS)[]),
    Session: z.string().min(1).max(4_000),
    ChallengeResponses: z.record(z.string(), z.string().max(4_000)).default({}),
    ClientMetadata: metadata,
  }),
  async (pool, { ClientId, Session, ChallengeName, ChallengeResponses, ClientMetadata }) => {
    const name = username.safeParse(ChallengeResponses.USERNAME);
    if (!name.success) throw invalid('USERNAME is missing');
    checkClient(pool, ClientId, name.data, ChallengeResponses.SECRET_HASH);
    const user = await findUser(pool, name.data);
    if (!user?.isEnabled) throw invalidSession();
    const step = { pool, user, session: Session, answers: ChallengeResponses, words: ClientMetadata };
    return ANSWERS[ChallengeName](step);
  },
);
