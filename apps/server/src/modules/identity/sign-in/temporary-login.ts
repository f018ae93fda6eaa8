import { randomUUID } from 'node:crypto';
import type { credentials, PendingAnswer } from '@hidamari/contract/auth';
import { AppError } from '@hidamari/domain/errors';
import type * as z from 'zod';
import { findBaseAccount } from '../../members/index.ts';
import { handOver } from '../challenges/challenge-answers.ts';
import { refuseDemoAccount } from '../demo-marks.ts';
import { deviceFor } from '../devices/device-cookie.ts';
import type { Exchange, IdentityParts } from '../identity-parts.ts';
import { answerIfMoved } from '../migration/already-moved.ts';
import { hasToMove } from '../migration/has-to-move.ts';
import { notifyOfTries } from '../password-tries/notify-of-tries.ts';
import { tryPassword } from '../password-tries/try-password.ts';
import { maskEmail } from '../phone-numbers.ts';
import { typedUsername } from '../typed-username.ts';
import type { PoolAccount, SignedIn } from '../user-pool/account-pool.ts';
import { askToMove } from './ask-to-move.ts';
import { findTemporaryOrMoved } from './find-temporary.ts';
import { noteSignIn } from './sign-in-history.ts';
import { answerTemporaryStep, saveTemporaryStep } from './temporary-step.ts';

type Credentials = z.output<typeof credentials>;

/**
 * Name and password of a temporary account (G41), or the answer to the challenge that came back. Common-ID accounts
 * are refused here with the words of a wrong password: their way in is the hosted login alone. Nobody gets a session
 * here: who is let through moves to the common ID first (G39).
 */
export async function signInTemporary(
  parts: IdentityParts,
  body: Credentials,
  exchange: Exchange,
): Promise<PendingAnswer> {
  const { new_password: newPassword, challenge_answer: code } = body;
  if (newPassword === undefined && code === undefined) return byPassword(parts, body, exchange);
  const answer = await answerTemporaryStep(parts, body, exchange);
  if (answer.kind === 'step') return saveTemporaryStep(parts, answer.step, exchange);
  return answer.name === 'custom' ? enter(parts, answer.account, exchange) : goOn(parts, answer, exchange);
}

async function byPassword(
  parts: IdentityParts,
  { username: typed = '', password = '' }: Credentials,
  exchange: Exchange,
): Promise<PendingAnswer> {
  const username = typedUsername(typed);
  const { settings, pool, database } = parts;
  const { request } = exchange;
  const { ip, variant } = request;
  return tryPassword(parts, {
    name: username.toLowerCase(),
    request,
    find: () => findTemporaryOrMoved(parts, username),
    notifyOwner: (account) => notifyOfTries(parts, account, request),
    async check(account, lane) {
      const device = deviceFor(settings, request.cookies.device, account?.username);
      // Whoever is not temporary is looked up as a name that nobody has: same answer, same time, and no message is sent.
      const name = account ? username : randomUUID();
      const answer = await pool.signIn(name, password, { ip, lane, variant, device }).catch((error) => {
        noteSignIn(database, { sub: account?.sub ?? null, method: 'temporary', result: 'failure', request });
        throw error;
      });
      refuseDemoAccount(settings, account);
      if (answer.kind === 'unconfirmed') throw new AppError('credentials_wrong');
      return answer.kind === 'signed-in'
        ? goOn(parts, answer, exchange)
        : saveTemporaryStep(parts, answer.step, exchange);
    },
  });
}

/** Password and code were right: the word that staff agreed on, if there is one, and then in. */
async function goOn(
  parts: IdentityParts,
  { account }: Pick<SignedIn, 'account'>,
  exchange: Exchange,
): Promise<PendingAnswer> {
  const step = await parts.pool.askPassphrase(account);
  return step ? saveTemporaryStep(parts, step, exchange) : enter(parts, account, exchange);
}

/** Everything was right: the address is proven first if it is not (G41), then the account moves. */
async function enter(parts: IdentityParts, account: PoolAccount, exchange: Exchange): Promise<PendingAnswer> {
  const { challenges, database } = parts;
  const { request, cookies } = exchange;
  const base = await findBaseAccount(database, account.sub);
  const moved = await answerIfMoved(parts, base);
  if (moved) return moved;
  if (!base || !hasToMove(base)) throw new AppError('credentials_wrong');
  noteSignIn(database, { sub: account.sub, method: 'temporary', result: 'success', request });
  const { username, email } = account;
  if (email === null || account.isEmailVerified) return askToMove(parts, base, exchange);
  const subject = { baseAccountId: base.id, username, email };
  const challenge = await challenges.open(database, 'mail-verification', subject, request.now);
  return { challenge: handOver(cookies, challenge, 'email', maskEmail(email)) };
}
