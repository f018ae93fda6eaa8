import { createHmac } from 'node:crypto';
import { expect, type Locator } from '@playwright/test';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

function bytesOf(base32: string): Buffer {
  const bits = [...base32].map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** What an authenticator app shows for a secret in a 30-second step (RFC 6238), worked out apart from the portal. */
export function codeOf(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', bytesOf(secret)).update(counter).digest();
  const number = mac.readUInt32BE((mac.at(-1) ?? 0) & 15) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, '0');
}

/** The step of this moment. */
export const stepNow = () => Math.floor(Date.now() / 30_000);

/** A code of a step in which none was used: the same one is never taken twice. */
export async function nextCode(secret: string, used: number): Promise<string> {
  await expect.poll(stepNow, { message: 'the next code of the app' }).toBeGreaterThan(used);
  return codeOf(secret, stepNow());
}

/** Reads the secret that a member is shown on /account/security, as a person who cannot scan it does. */
export async function shownSecret(factor: Locator): Promise<string> {
  await expect(factor.getByRole('img', { name: '認証アプリに読み取るQRコード' })).toBeVisible();
  const words = await factor.getByText(/^[A-Z2-7]{4}( [A-Z2-7]{1,4})+$/).textContent();
  return (words ?? '').replaceAll(' ', '');
}
