import { createHmac } from 'node:crypto';
import type { HandoverPartner } from '@hidamari/domain/handover';
import { VARIANT_KEYS } from '@hidamari/domain/site-variants';
import { errors, jwtVerify, SignJWT } from 'jose';
import * as z from 'zod';
import { type HandoverClaims, HandoverTokenError, type PartnerGateway } from './port.ts';

interface Signing {
  partner: HandoverPartner;
  /** The portal's own address (PUBLIC_URL). */
  issuer: string;
  /** The partner's own; 32 bytes or more. */
  key: Uint8Array;
}

const ALGORITHM = 'HS256';

const payload = z.object({
  jti: z.uuid(),
  sub: z.string().min(1),
  variant: z.enum(VARIANT_KEYS),
  email_mark: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .optional(),
  extra_minutes: z.number().int().positive().optional(),
});

/** A token is a JWS (RFC 7515) with the claims of a JWT, in the compact form: whoever has the key can read and check it. */
export function signedJws({
  partner,
  issuer,
  key,
}: Signing): Pick<PartnerGateway, 'markEmail' | 'sign' | 'read'> {
  return {
    // No token ever begins like this: a token's text has no blank.
    markEmail: (email) =>
      createHmac('sha256', key).update(`email for ${partner}\n${email.trim().toLowerCase()}`).digest('hex'),
    sign: (claims, { issuedAt, expiresAt }) =>
      new SignJWT({
        variant: claims.variant,
        ...(claims.emailMark !== undefined && { email_mark: claims.emailMark }),
        ...(claims.extraMinutes !== undefined && { extra_minutes: claims.extraMinutes }),
      })
        .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
        .setIssuer(issuer)
        .setAudience(partner)
        .setSubject(claims.pseudonym)
        .setJti(claims.handoverId)
        .setIssuedAt(issuedAt)
        .setExpirationTime(expiresAt)
        .sign(key),
    async read(token, now) {
      const wanted = {
        issuer,
        audience: partner,
        algorithms: [ALGORITHM],
        requiredClaims: ['exp', 'iat', 'jti', 'sub'],
        currentDate: now,
      };
      try {
        return claimsOf((await jwtVerify(token, key, wanted)).payload);
      } catch (cause) {
        throw new HandoverTokenError(cause instanceof errors.JWTExpired ? 'expired' : 'foreign', { cause });
      }
    },
  };
}

function claimsOf(verified: unknown): HandoverClaims {
  const { jti, sub, variant, email_mark: email, extra_minutes: minutes } = payload.parse(verified);
  return {
    handoverId: jti,
    pseudonym: sub,
    variant,
    ...(email !== undefined && { emailMark: email }),
    ...(minutes !== undefined && { extraMinutes: minutes }),
  };
}
