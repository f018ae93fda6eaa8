import { VARIANT_KEYS, type VariantKey } from '@hidamari/domain/site-variants';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { originOfVariant } from '../../../config/portal-addresses.ts';
import type { Settings } from '../../../config/settings.ts';
import { areCookiesSecure, readCookies } from '../../../http/cookies.ts';
import { faultPage } from './login-page.ts';

/** As long as a login may take. */
const LIFE_SECONDS = 3_600;

/** A login page was shown for this variant: should the login be lost, its own desk and its own way back are named. */
export function rememberVariant({ jar }: FastifyRequest, reply: FastifyReply, variant: VariantKey): void {
  jar.set('login_variant', variant, { path: '/idp', maxAge: LIFE_SECONDS });
  jar.applyTo(reply);
}

/** The page of a login that cannot go on, for whoever sent these cookies; the general one for a stranger. */
export function faultPageFor(
  cookieHeader: string | undefined,
  settings: Pick<Settings, 'publicUrl' | 'organizationHosts' | 'phones'>,
): string {
  const { login_variant: named } = readCookies(cookieHeader, areCookiesSecure(settings.publicUrl));
  const variant = VARIANT_KEYS.find((key) => key === named) ?? 'hatch';
  const desk = { variant, origin: originOfVariant(settings, variant), phone: settings.phones[variant] };
  // Whoever got here has passed pages that set cookies: a browser that shows none takes none.
  return faultPage(desk, cookieHeader ? 'over' : 'no-cookies');
}
