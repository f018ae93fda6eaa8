import { AppError } from '@hidamari/domain/errors';
import type { Transaction } from '../../database/database.ts';
import { refuseGuessable } from '../identity/index.ts';
import { openSecret, stepOfCode } from './authenticator-codes.ts';
import {
  closeStaffChallenge,
  countStaffTry,
  finishSetUp,
  type OpenChallenge,
  useAuthenticatorStep,
} from './staff.repository.ts';
import type { Exchange, StaffParts } from './staff-parts.ts';
import { STAFF_CODE_TRIES } from './staff-parts.ts';
import { endStaffSession, findStaffSession, insertStaffSession } from './staff-sessions.ts';

/** Step two: the authenticator's code. A step of the authenticator signs in once. */
export async function checkSecondFactor(parts: StaffParts, code: string, exchange: Exchange): Promise<void> {
  const open = await countTry(parts, exchange);
  if (open.challenge.new_secret_sealed !== null) throw new AppError('unauthenticated');
  const { staff } = open;
  const step = rightStep(parts, open, { sealed: staff.totp_secret_sealed, code, now: exchange.request.now });
  await parts.database.transaction(async (tx) => {
    if (!(await useAuthenticatorStep(tx, staff.id, step))) throw wrongCode(open);
    await enter(tx, open, exchange);
  });
}

/** Step two of the first login: own password and authenticator, or neither. */
export async function setUpStaff(
  parts: StaffParts,
  { password, code }: { password: string; code: string },
  exchange: Exchange,
): Promise<void> {
  const open = await countTry(parts, exchange);
  const { challenge, staff } = open;
  const secretSealed = challenge.new_secret_sealed;
  if (secretSealed === null) throw new AppError('unauthenticated');
  refuseGuessable(password, { email: staff.login });
  const step = rightStep(parts, open, { sealed: secretSealed, code, now: exchange.request.now });
  const passwordHash = await parts.passwords.hash(password);
  await parts.database.transaction(async (tx) => {
    const isDone = await finishSetUp(tx, staff.id, { passwordHash, secretSealed, step });
    if (!isDone) throw new AppError('unauthenticated');
    await enter(tx, open, exchange);
  });
}

/** Counted before anybody looks at the code: by login (F19), and by account over all its logins. */
async function countTry(parts: StaffParts, { request }: Exchange): Promise<OpenChallenge> {
  const token = request.cookies.staff_challenge;
  const open = token ? await countStaffTry(parts.database, token, request.now) : null;
  if (open === null) throw new AppError('unauthenticated');
  if (open.challenge.tries > STAFF_CODE_TRIES) throw new AppError('code_tries_spent');
  await parts.rateLimits.consume('staff-code-by-account', open.staff.id);
  return open;
}

function rightStep(
  { sealer }: StaffParts,
  open: OpenChallenge,
  { sealed, code, now }: { sealed: string | null; code: string; now: Date },
): number {
  const secret = openSecret(sealer, open.staff.id, sealed);
  const step = secret === null ? null : stepOfCode(secret, code, now);
  if (step === null) throw wrongCode(open);
  return step;
}

/** After the last try only a new login helps. */
function wrongCode({ challenge: { tries } }: OpenChallenge): AppError {
  const left = STAFF_CODE_TRIES - tries;
  if (left <= 0) return new AppError('code_tries_spent');
  return new AppError('code_wrong', { fields: { code: ['code_wrong'] }, detail: { tries_left: left } });
}

/** In, with a new id; whatever session the browser had before ends (F13). */
async function enter(
  tx: Transaction,
  { challenge, staff }: OpenChallenge,
  exchange: Exchange,
): Promise<void> {
  const { request, cookies } = exchange;
  if (!(await closeStaffChallenge(tx, challenge.id))) throw new AppError('unauthenticated');
  const before = request.cookies.staff_session;
  const old = before ? await findStaffSession(tx, before, request) : null;
  if (old) await endStaffSession(tx, old.sessionId, request.now);
  cookies.set('staff_session', await insertStaffSession(tx, staff.id, request.now));
  cookies.clear('staff_challenge');
  // The token of the visitor ended with the visit: the next call fetches one of this session.
  cookies.clear('XSRF-TOKEN');
  cookies.clear('acting_session');
}
