import { createHash } from 'node:crypto';
import type { Challenge } from '@hidamari/contract/auth';
import { AppError } from '@hidamari/domain/errors';
import type { ChallengeCaller } from '../../../http/caller.ts';
import type { Exchange, IdentityParts } from '../identity-parts.ts';
import { refuseGuessable } from '../passwords.ts';
import { maskEmail } from '../phone-numbers.ts';
import { findTemporary } from '../sign-in/find-temporary.ts';
import { typedUsername } from '../typed-username.ts';
import { beginReset, sendResetCode, setForgotten } from './reset-password.ts';

const purpose = 'temporary-password-reset';

/**
 * Sends a code by mail to the proven address of a temporary account. The masked address is made of what was typed, or
 * is always the same for the same name: it tells nothing of an account (G50).
 */
export async function beginTemporaryReset(
  parts: IdentityParts,
  typed: string,
  exchange: Exchange,
): Promise<Challenge> {
  await parts.rateLimits.consume('existence-by-address', exchange.request.ip);
  const name = typedUsername(typed);
  const found = await findTemporary(parts, name);
  const account = found?.isEmailVerified ? found : null;
  const to = account?.email ?? standIn(name);
  const { challenge, challengeId } = await beginReset(parts, { purpose, to, account }, exchange);
  await sendResetCode(parts, { kind: 'challenge', challengeId, purpose }, purpose, exchange);
  // What is shown never comes from the account: an ID from paper must not tell whose address lies behind it.
  const { masked_to: _own, ...told } = challenge;
  return name.includes('@') ? { ...told, masked_to: maskEmail(name) } : told;
}

/** An address that nobody has, the same for the same name: what is counted by address is counted here too. */
const standIn = (name: string) =>
  name.includes('@') ? name : `${createHash('sha256').update(name).digest('hex').slice(0, 24)}@invalid`;

/** Code and new password in one step. The password is judged first: one that is refused costs no code. */
export async function finishTemporaryReset(
  parts: IdentityParts,
  { challengeId }: ChallengeCaller,
  { code, password }: { code: string; password: string },
  exchange: Exchange,
): Promise<void> {
  const subject = await parts.challenges.read(parts.database, challengeId, purpose);
  if (!subject) throw new AppError('step_expired');
  refuseGuessable(password, { email: subject.to });
  await parts.codes.check(challengeId, code, exchange.request.now);
  await setForgotten(parts, { ...subject, challengeId, password }, exchange);
}
