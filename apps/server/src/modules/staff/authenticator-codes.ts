import { Secret, TOTP } from 'otpauth';

/** Name above the codes in an authenticator app. */
const ISSUER = 'ひだまり 相談員の机';
const PERIOD_SECONDS = 30;
const SECRET_BYTES = 20;
/** A clock may be half a minute off in either direction. */
const STEPS_AROUND = 1;

function totpOf(secret: string, label = ''): TOTP {
  return new TOTP({
    issuer: ISSUER,
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_SECONDS,
    secret: Secret.fromBase32(secret),
  });
}

/** A new secret for an authenticator app, in base32 (RFC 6238). */
export function newAuthenticatorSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** The address that a QR code carries into the app. */
export function authenticatorUri(secret: string, login: string): string {
  return totpOf(secret, login).toString();
}

/** The 30-second step whose code this is, within half a minute of now; null for any other code. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const delta = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window: STEPS_AROUND });
  return delta === null ? null : Math.floor(now.getTime() / 1000 / PERIOD_SECONDS) + delta;
}
