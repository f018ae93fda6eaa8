import { randomBytes } from 'node:crypto';
import { AppError } from '@hidamari/domain/errors';
import { deriveKeys, type SessionSecrets } from '../encryption/session-keys.ts';
import { createSigner } from '../encryption/signer.ts';
import type { RequestFacts } from './caller.ts';
import type { CookieJar } from './route.ts';

/** What a state-changing call shows to prove that our own page sent it. */
export interface ForgeryProof {
  /** Header X-XSRF-TOKEN. */
  token: string | undefined;
  /** Header Origin. */
  origin: string | undefined;
  /** Header Sec-Fetch-Site; older browsers do not send it. */
  fetchSite: string | undefined;
}

/** Anti-forgery tokens (G145): bound to the session cookie, or for visitors to a signed pre-session cookie. */
export interface AntiForgery {
  /** Sets XSRF-TOKEN, and the visitor's cookie where there is neither a session nor a visitor's cookie. */
  issue(facts: RequestFacts, cookies: CookieJar): void;
  /** Throws `anti_forgery` unless token, Origin and Sec-Fetch-Site all say that our own page sent the call. */
  verify(facts: RequestFacts, proof: ForgeryProof): void;
}

export function createAntiForgery(secrets: SessionSecrets): AntiForgery {
  const signer = createSigner(deriveKeys(secrets, 'anti-forgery'));
  const textOf = (purpose: 'visit' | 'xsrf', text: string) => `${purpose}\n${text}`;

  const isSignedVisit = (value: string | undefined): value is string => {
    const [id, signature, ...rest] = (value ?? '').split('.');
    if (!id || !signature || rest.length > 0) return false;
    return signer.isSigned(textOf('visit', id), signature);
  };
  const newVisit = () => {
    const id = randomBytes(16).toString('base64url');
    return `${id}.${signer.sign(textOf('visit', id))}`;
  };
  const bindingOf = ({ cookies }: RequestFacts): string | null => {
    if (cookies.session) return `session:${cookies.session}`;
    if (cookies.staff_session) return `staff:${cookies.staff_session}`;
    return isSignedVisit(cookies.visit) ? `visit:${cookies.visit}` : null;
  };

  return {
    issue(facts, cookies) {
      let binding = bindingOf(facts);
      if (binding === null) {
        const visit = newVisit();
        cookies.set('visit', visit);
        binding = `visit:${visit}`;
      }
      const salt = randomBytes(16).toString('base64url');
      cookies.set('XSRF-TOKEN', `${salt}.${signer.sign(textOf('xsrf', `${salt}\n${binding}`))}`);
    },
    verify(facts, { token, origin, fetchSite }) {
      const [salt, signature] = (token ?? '').split('.');
      const binding = bindingOf(facts);
      const isOurs =
        origin === facts.origin &&
        (fetchSite === undefined || fetchSite === 'same-origin') &&
        binding !== null &&
        salt !== undefined &&
        signature !== undefined &&
        signer.isSigned(textOf('xsrf', `${salt}\n${binding}`), signature);
      if (!isOurs) throw new AppError('anti_forgery');
    },
  };
}
