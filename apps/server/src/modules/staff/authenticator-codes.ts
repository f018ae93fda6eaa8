import { randomBytes } from 'node:crypto';
import { foldCode } from '@hidamari/domain/japanese-text';
import { Secret, TOTP } from 'otpauth';
import * as z from 'zod';
import type { Sealer } from '../../encryption/sealer.ts';

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

const sealedSecret = z.object({ staffId: z.uuid(), secret: z.string() });

/** Binds the secret to its account: a sealed one that is moved to another row opens nothing. */
export function sealSecret(sealer: Sealer, staffId: string, secret: string): string {
  return sealer.seal({ staffId, secret });
}

/** The secret in base32; null for one of another account or another key. */
export function openSecret(sealer: Sealer, staffId: string, sealed: string | null): string | null {
  const opened = sealedSecret.safeParse(sealed === null ? null : sealer.open(sealed));
  return opened.success && opened.data.staffId === staffId ? opened.data.secret : null;
}

const CODE_BYTES = 15;

/** A one-time code to hand over on paper: 24 letters and digits in groups of four, 120 random bits. */
export function newSetUpCode(): string {
  const { base32 } = Secret.fromHex(randomBytes(CODE_BYTES).toString('hex'));
  return base32.match(/.{4}/g)?.join('-') ?? base32;
}

/** As it is compared: without hyphens and spaces, in capitals, however it was typed. */
export function readSetUpCode(typed: string): string {
  return foldCode(typed).replaceAll('-', '').toUpperCase();
}
