import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { describePartnerGateway } from './conformance.ts';
import { createEmbeddedGateway } from './embedded.ts';
import { createSignedTokenGateway } from './signed-token.ts';

const ISSUER = 'https://portal.example.org';
const secretOf = (partner: string) => `a secret that only we and ${partner} know, long enough`;

describePartnerGateway('embedded', {
  issuer: ISSUER,
  isExample: true,
  open(partner) {
    const key = new Uint8Array(createHash('sha256').update(partner).digest());
    return { key, door: createEmbeddedGateway({ partner, issuer: ISSUER, key }) };
  },
});

describePartnerGateway('signed token', {
  issuer: ISSUER,
  isExample: false,
  open(partner) {
    const secret = secretOf(partner);
    const url = `https://${partner}.example/start?from=portal`;
    return {
      key: new TextEncoder().encode(secret),
      door: createSignedTokenGateway({ partner, issuer: ISSUER, url, secret }),
    };
  },
});

it.each([
  { url: 'https://bears.example/', secret: 'short' },
  { url: 'ftp://bears.example/', secret: secretOf('bears') },
])('a partner that is half set up is refused at once', (settings) => {
  expect(() => createSignedTokenGateway({ partner: 'bears', issuer: ISSUER, ...settings })).toThrow();
});
