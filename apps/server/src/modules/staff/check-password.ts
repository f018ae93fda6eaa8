import { timingSafeEqual } from 'node:crypto';
import type { StaffStep } from '@hidamari/contract/staff';
import { AppError } from '@hidamari/domain/errors';
import { normalizeEmail } from '@hidamari/domain/members';
import { hashSecret, refuseDemoAccount, tryPassword } from '../identity/index.ts';
import {
  authenticatorUri,
  newAuthenticatorSecret,
  readSetUpCode,
  sealSecret,
} from './authenticator-codes.ts';
import { isDemoLogin } from './end-demo-staff.ts';
import { findStaff, openStaffChallenge, type StaffMember, saveRenewedHash } from './staff.repository.ts';
import type { Exchange, StaffParts } from './staff-parts.ts';
import { STAFF_CHALLENGE_SECONDS } from './staff-parts.ts';

/** Seconds after which a full queue of hashes is worth another try (F33). */
const BUSY_RETRY_AFTER = 5;

/**
 * Step one of a staff login. The same words and the same work for an unknown, a disabled and a known account (F18);
 * one of a demo's where this is none; counted like every other before anything is compared (`tryPassword`): nobody locks a
 * colleague out from elsewhere (F20, F21).
 */
export async function checkStaffPassword(
  parts: StaffParts,
  { login, password }: { login: string; password: string },
  { request, cookies }: Exchange,
): Promise<StaffStep> {
  const name = normalizeEmail(login);
  const { staff, isNew } = await tryPassword(parts, {
    name: `staff:${name}`,
    request,
    find: async () => {
      const found = await findStaff(parts.database, name);
      return found && { sub: `staff:${found.id}`, staff: found };
    },
    // Their second factor stands behind it always; how staff hear of it is their operator's (docs/operations.md).
    notifyOwner: () => undefined,
    async check(account) {
      const found = account?.staff ?? null;
      const isRight = await isPasswordOf(parts, found, password);
      const isFirst = found !== null && isSetUpCodeOf(found, password, request.now);
      if (found === null || found.disabled_at !== null || !(isRight || isFirst))
        throw new AppError('credentials_wrong');
      refuseDemoAccount(parts.settings, { isDemo: isDemoLogin(found.login) });
      if (isRight && found.password_hash !== null) {
        const renewed = await parts.passwords.renewed(found.password_hash, password);
        if (renewed !== null) await saveRenewedHash(parts.database, found, renewed);
      }
      return { staff: found, isNew: isFirst };
    },
  });

  const secret = isNew ? newAuthenticatorSecret() : null;
  const newSecretSealed = secret && sealSecret(parts.sealer, staff.id, secret);
  const token = await openStaffChallenge(parts.database, { staffId: staff.id, newSecretSealed }, request.now);
  cookies.set('staff_challenge', token, { maxAge: STAFF_CHALLENGE_SECONDS });
  if (secret === null) return { step: 'second_factor' };
  return { step: 'set_up', secret, otpauth_uri: authenticatorUri(secret, staff.login) };
}

/** Always one comparison of a slow hash, whoever is asked for. */
async function isPasswordOf(
  { passwords }: StaffParts,
  staff: StaffMember | null,
  password: string,
): Promise<boolean> {
  try {
    return await passwords.verify(staff?.password_hash ?? null, password);
  } catch (error) {
    const isBusy = error instanceof Error && error.name === 'TooManyRequestsException';
    throw isBusy ? new AppError('unavailable', { retryAfter: BUSY_RETRY_AFTER }) : error;
  }
}

/** The operator's one-time code stands for the password until the first login is done. */
function isSetUpCodeOf({ setup_hash, setup_expires_at }: StaffMember, typed: string, now: Date): boolean {
  if (setup_hash === null || setup_expires_at === null || setup_expires_at <= now) return false;
  const given = Buffer.from(hashSecret(readSetUpCode(typed)));
  const expected = Buffer.from(setup_hash);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
