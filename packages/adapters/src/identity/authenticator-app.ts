import { Secret, TOTP } from 'otpauth';

const PERIOD_SECONDS = 30;
/** One step of 30 seconds either way, for clocks that go wrong and for slow fingers. */
const WINDOW = 1;

const totpOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: PERIOD_SECONDS });

/** 160 random bits in base32, as authenticator apps take them. */
export function newAppSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** The time step that a code belongs to, or null for a wrong code. A step is to be accepted once (RFC 6238, 5.2). */
export function appStepOf(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? null : Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta;
}
