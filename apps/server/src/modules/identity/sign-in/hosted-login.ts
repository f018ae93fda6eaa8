import type { SessionOrPending } from '@hidamari/contract/auth';
import { AppError } from '@hidamari/domain/errors';
import { VARIANTS, type VariantKey, variantOfEligibility } from '@hidamari/domain/site-variants';
import * as z from 'zod';
import { createSealer } from '../../../encryption/sealer.ts';
import { deriveKeys } from '../../../encryption/session-keys.ts';
import { haveStepsEnded } from '../../members/index.ts';
import type { HostedLoginFlow } from '../hosted-login/hosted-login-client.ts';
import { type SignedInThere, startedLogin } from '../hosted-login/hosted-login-client.ts';
import type { Exchange, IdentityParts } from '../identity-parts.ts';
import { HOSTED_LOGIN_SECONDS, secondsAfter } from '../lifetimes.ts';
import { joinCommonId } from '../migration/join-common-id.ts';
import { SCREENS } from '../screens.ts';
import { enterWithAccount } from './enter-with-account.ts';

const sealerOf = ({ settings }: IdentityParts) =>
  createSealer(deriveKeys(settings.sessionSecrets, 'hosted-login-cookie'));

/** What lies in the cookie: the started login, and the move that waits for it, if one does. */
const keptLogin = startedLogin.extend({ joins: z.uuid().optional() });

/** The entrance a person chose: an organisation's by its host alone, a programme's by the question (G3). */
function entranceOf(variant: VariantKey, isInsured: boolean): VariantKey {
  return VARIANTS[variant].organization ? variant : variantOfEligibility(isInsured ? 'insurance' : 'general');
}

/**
 * Address of the hosted login, `joins` being the challenge of a move that waits for it. State, nonce and verifier stay behind in a sealed cookie of
 * this host.
 */
export async function startHostedLogin(
  parts: IdentityParts,
  { flow, isInsured, joins }: { flow: HostedLoginFlow; isInsured: boolean; joins?: string },
  { request, cookies }: Exchange,
): Promise<string> {
  const variant = entranceOf(request.variant, isInsured);
  const { url, started } = await parts.hostedLogin.begin({
    origin: request.origin,
    variant,
    flow,
    now: request.now,
  });
  cookies.set('hosted_login', sealerOf(parts).seal({ ...started, joins }), { maxAge: HOSTED_LOGIN_SECONDS });
  return url;
}

/**
 * Ends the hosted login: each started login ends once, on the host and in the browser that started it. A browser has
 * one started login, the newest: an answer to an older one of another tab is refused and leaves the newer one standing.
 */
export async function finishHostedLogin(
  parts: IdentityParts,
  answer: { code: string; state: string; iss?: string | undefined; is_agreed?: boolean | undefined },
  exchange: Exchange,
): Promise<SessionOrPending> {
  const { request, cookies } = exchange;
  const started = keptLogin.safeParse(sealerOf(parts).open(request.cookies.hosted_login ?? ''));
  if (started.success && started.data.state !== answer.state) throw sessionMoved();
  cookies.clear('hosted_login');
  if (!started.success || request.now.getTime() - started.data.startedAt > HOSTED_LOGIN_SECONDS * 1000) {
    throw sessionMoved();
  }
  const signedIn = await parts.hostedLogin.finish(started.data, answer);
  if (await isWithOldPassword(parts, signedIn)) throw sessionMoved();
  const { username } = signedIn;
  const { flow, joins } = started.data;
  if (joins !== undefined) return joinCommonId(parts, joins, username, exchange);
  return enterWithAccount(parts, username, { flow, isAgreed: answer.is_agreed === true }, exchange);
}

/**
 * Somebody showed the password and waited on the way, at the terms or before the last redirect; the owner has chosen
 * another since. Told in whole seconds, the login has the benefit of its own.
 */
const isWithOldPassword = ({ database }: IdentityParts, { username, signedInAt }: SignedInThere) =>
  haveStepsEnded(database, { usernames: [username] }, secondsAfter(signedInAt, 1));

/**
 * Begun in another tab, another browser or on another host, or too long ago: U-E08 leads to the beginning of this
 * host's own login, and the return path stays (G112).
 */
const sessionMoved = () => new AppError('unauthenticated', { nextPageId: SCREENS.sessionMoved });
