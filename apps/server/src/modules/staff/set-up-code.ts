import { randomBytes } from 'node:crypto';
import { foldCode } from '@hidamari/domain/japanese-text';
import { Secret } from 'otpauth';

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
