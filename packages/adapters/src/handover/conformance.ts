import { createHmac } from 'node:crypto';
import type { HandoverPartner } from '@hidamari/domain/handover';
import { jwtVerify, SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { type HandoverClaims, HandoverTokenError, type PartnerGateway } from './port.ts';

/** One implementation under test: the way to a partner, and the key that this partner was given. */
export interface GatewayHarness {
  open(partner: HandoverPartner): { door: PartnerGateway; key: Uint8Array };
  issuer: string;
  isExample: boolean;
}

const NOW = new Date('2026-11-26T03:00:00.000Z');
const LATER = (seconds: number) => new Date(NOW.getTime() + seconds * 1_000);
const TIMES = { issuedAt: NOW, expiresAt: LATER(300) };
const CLAIMS: HandoverClaims = {
  handoverId: '0b0f3a34-6f0e-4b53-9d5b-0a4d3f0c7e11',
  pseudonym: 'a-pseudonym',
  variant: 'hatch',
  emailMark: 'ab'.repeat(32),
  extraMinutes: 30,
};

/** What every way to a partner must do. */
export function describePartnerGateway(name: string, { open, issuer, isExample }: GatewayHarness): void {
  const { door, key } = open('bears');
  const reasonOf = (token: string, now = NOW) =>
    door.read(token, now).then(
      () => 'read',
      (error) => (error instanceof HandoverTokenError ? error.reason : `thrown: ${error}`),
    );

  describe(`${name}: handover`, () => {
    it('says what it stands for', () => {
      expect(door.isExample).toBe(isExample);
      expect(door.postUrl).toMatch(isExample ? /^\/partner\/bears$/ : /^https:\/\//);
    });

    // @proves outside partner: handover
    it('is read by a stock client with the key, for this issuer and audience, and says no more than it must', async () => {
      const token = await door.sign(CLAIMS, TIMES);
      const { payload, protectedHeader } = await jwtVerify(token, key, {
        issuer,
        audience: 'bears',
        currentDate: NOW,
      });
      expect(protectedHeader.alg).toBe('HS256');
      expect(payload).toEqual({
        iss: issuer,
        aud: 'bears',
        sub: 'a-pseudonym',
        jti: CLAIMS.handoverId,
        iat: NOW.getTime() / 1_000,
        exp: LATER(300).getTime() / 1_000,
        variant: 'hatch',
        email_mark: CLAIMS.emailMark,
        extra_minutes: 30,
      });
    });

    it('reads what it signed, and what was not given is not there', async () => {
      expect(await door.read(await door.sign(CLAIMS, TIMES), NOW)).toEqual(CLAIMS);
      const { emailMark: _, extraMinutes: __, ...least } = CLAIMS;
      expect(await door.read(await door.sign(least, TIMES), NOW)).toEqual(least);
    });

    it('marks an address for this partner alone, as the partner can for itself', () => {
      const mark = door.markEmail(' Hanako@Example.jp ');
      const own = createHmac('sha256', key).update('email for bears\nhanako@example.jp').digest('hex');
      expect(mark).toBe(own);
      const others = (['medical-note', 'tomosnote', 'ancs', 'avic'] as const).map((partner) =>
        open(partner).door.markEmail('hanako@example.jp'),
      );
      expect(new Set([mark, ...others]).size).toBe(5);
    });

    it.each([
      [299, 'read'],
      [300, 'expired'],
      [86_400, 'expired'],
    ])('%i seconds later: %s', async (seconds, expected) => {
      expect(await reasonOf(await door.sign(CLAIMS, TIMES), LATER(seconds))).toBe(expected);
    });

    it('refuses a token of another partner', async () => {
      expect(await reasonOf(await open('ancs').door.sign(CLAIMS, TIMES))).toBe('foreign');
    });

    it('refuses whatever was changed, also where it stays a token in form', async () => {
      const token = await door.sign(CLAIMS, TIMES);
      const [head = '', body = '', signature = ''] = token.split('.');
      const claims = JSON.parse(Buffer.from(body, 'base64url').toString());
      const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
      const altered = [
        `${head}.${encoded({ ...claims, extra_minutes: 300 })}.${signature}`,
        `${head}.${encoded({ ...claims, aud: 'ancs' })}.${signature}`,
        `${encoded({ alg: 'none', typ: 'JWT' })}.${body}.`,
        `${head}.${body}.`,
        `${head}.${body}.${'A'.repeat(43)}`,
        'not a token',
        '',
      ];
      for (const one of altered) expect(await reasonOf(one), one).toBe('foreign');
    });

    it.each([
      ['another issuer', (jwt: SignJWT) => jwt.setIssuer('https://elsewhere.example')],
      ['another audience', (jwt: SignJWT) => jwt.setAudience('ancs')],
      ['no end', (jwt: SignJWT) => jwt],
    ])('refuses a token under the right key with %s', async (what, change) => {
      const { handoverId, pseudonym, variant } = CLAIMS;
      const jwt = new SignJWT({ variant })
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuer(issuer)
        .setAudience('bears')
        .setSubject(pseudonym)
        .setJti(handoverId)
        .setIssuedAt(NOW);
      if (what !== 'no end') jwt.setExpirationTime(TIMES.expiresAt);
      expect(await reasonOf(await change(jwt).sign(key))).toBe('foreign');
    });

    it('refuses a token under another key', async () => {
      const jwt = new SignJWT({ variant: 'hatch' })
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuer(issuer)
        .setAudience('bears')
        .setSubject('a')
        .setJti(CLAIMS.handoverId)
        .setIssuedAt(NOW)
        .setExpirationTime(TIMES.expiresAt);
      expect(await reasonOf(await jwt.sign(new Uint8Array(32).fill(7)))).toBe('foreign');
    });
  });
}
