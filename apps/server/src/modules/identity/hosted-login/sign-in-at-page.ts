import { AppError } from '@hidamari/domain/errors';
import { normalizeEmail, normalizeOneTimeCode } from '@hidamari/domain/members';
import type { RequestFacts } from '../../../http/caller.ts';
import type { CookieJar } from '../../../http/route.ts';
import { refuseDemoAccount } from '../demo-marks.ts';
import { deviceFor, saveDevice } from '../devices/device-cookie.ts';
import { notifyOfTries } from '../password-tries/notify-of-tries.ts';
import { tryPassword } from '../password-tries/try-password.ts';
import { refuseGuessable } from '../passwords.ts';
import { typedNumber } from '../phone-numbers.ts';
import { deviceFamilyOf } from '../sessions/device-family.ts';
import { noteSignIn } from '../sign-in/sign-in-history.ts';
import type { PendingStep, SignInAnswer } from '../user-pool/account-pool.ts';
import type { EmbeddedIssuerParts } from './embedded-issuer.ts';

type SignInParts = Pick<
  EmbeddedIssuerParts,
  'pool' | 'poolStore' | 'rateLimits' | 'passwordLimit' | 'settings' | 'database' | 'outbox'
>;

/** Who sits at the page. */
export type PageVisitor = Pick<RequestFacts, 'ip' | 'userAgent' | 'variant' | 'now' | 'cookies'>;

/** The sub of who is in, or what is asked for next. */
export type PageAnswer = { kind: 'in'; sub: string } | { kind: 'step'; step: PendingStep };

/** What was typed as the pool knows it: E.164, or an e-mail address in lower case. */
export function identifierOf(typed: string): string {
  return typedNumber(typed) ?? normalizeEmail(typed);
}

/**
 * A name and a password, for the page of the hosted login. Throws `credentials_wrong` for every wrong pair, known
 * account or not, in the same time (F18); `password_wait` once this name was tried too often
 * from here or from everywhere, `address_wait` once too many names were (`tryPassword`); `demo_account` where this is no demo.
 */
export async function signInAtPage(
  parts: SignInParts,
  { typed, password }: { typed: string; password: string },
  visitor: PageVisitor,
): Promise<PageAnswer> {
  const { pool, settings, database } = parts;
  const identifier = identifierOf(typed);
  const empty = {
    ...(identifier === '' && { username: ['required'] }),
    ...(password === '' && { password: ['required'] }),
  };
  if (Object.keys(empty).length > 0) throw new AppError('validation', { fields: empty });
  return tryPassword(parts, {
    name: identifier,
    request: visitor,
    find: () => pool.find(identifier),
    notifyOwner: (account) => notifyOfTries(parts, account, visitor),
    async check(account, lane) {
      const device = deviceFor(settings, visitor.cookies.device, account?.username);
      const answer = await pool.signIn(identifier, password, { ...visitor, lane, device }).catch((error) => {
        const sub = account?.sub ?? null;
        noteSignIn(database, { sub, method: 'common_id', result: 'failure', request: visitor });
        throw error;
      });
      refuseDemoAccount(settings, account);
      if (answer.kind !== 'unconfirmed') return read(answer);
      return { kind: 'in', sub: await unconfirmedSub(parts, { identifier, password }, { ...visitor, lane }) };
    },
  });
}

/** The answer to a step. What the pool says of a code (`PoolSignIn.answer`), or `validation` for a password. */
export async function answerAtPage(
  { pool, settings }: SignInParts,
  { step, typed, remembers }: { step: PendingStep; typed: string; remembers: boolean },
  visitor: PageVisitor,
  cookies: CookieJar,
): Promise<PageAnswer> {
  if (typed === '') throw new AppError('code_wrong');
  const isPassword = step.name === 'new_password';
  if (isPassword) refuseGuessable(typed, { email: (await pool.find(step.username))?.email ?? step.username });
  const answer = await pool.answer(step, isPassword ? typed : normalizeOneTimeCode(typed), visitor);
  if (answer.kind === 'signed-in' && remembers) {
    const device = await pool.remember(answer, deviceFamilyOf(visitor.userAgent));
    if (device) saveDevice(settings, device, { cookie: visitor.cookies.device, cookies });
  }
  return read(answer);
}

const read = (answer: SignInAnswer): PageAnswer =>
  answer.kind === 'signed-in' ? { kind: 'in', sub: answer.account.sub } : answer;

/**
 * A sign-up that was never finished goes on to its code. Its number signs nobody in yet, so the account is looked
 * up and its own name and password are tried: the number alone may have been typed by somebody else meanwhile.
 */
async function unconfirmedSub(
  { pool, poolStore }: Pick<SignInParts, 'pool' | 'poolStore'>,
  { identifier, password }: { identifier: string; password: string },
  visitor: PageVisitor & { lane: string },
): Promise<string> {
  const account = await poolStore.findUnconfirmed(identifier);
  const answer = account && (await pool.signIn(account.username, password, visitor));
  if (account && answer?.kind === 'unconfirmed') return account.sub;
  throw new AppError('credentials_wrong');
}
