import { AppError } from '@hidamari/domain/errors';
import {
  hostName,
  resolveVariant,
  type VariantRequest,
  type VariantResolution,
} from '@hidamari/domain/site-variants';
import type { Settings } from '../config/settings.ts';

export type ResolvedVariant = Extract<VariantResolution, { kind: 'variant' }>;

type SiteRequest = Omit<VariantRequest, 'organizationHosts' | 'baseHosts'>;

/** Which of our hosts and variants a request is for. Links and origins come from settings, never from a header. */
export interface SiteResolver {
  scheme: 'http' | 'https';
  /**
   * Origin of a host; the scheme is PUBLIC_URL's, whatever a forwarded header says (F22). Throws `misdirected`
   * for what is no host name.
   */
  originOf(host: string): string;
  /** Throws `misdirected` (421) for a foreign host, `not_found` (404) for a sub-domain nobody has (G3). */
  resolve(request: SiteRequest): ResolvedVariant;
}

type SiteSettings = Pick<Settings, 'publicUrl' | 'organizationHosts'>;

export function createSiteResolver(settings: SiteSettings): SiteResolver {
  const publicUrl = new URL(settings.publicUrl);
  const scheme = publicUrl.protocol === 'https:' ? 'https' : 'http';
  const organizationHosts = Object.fromEntries(
    settings.organizationHosts.map(({ host, organization }) => [host, organization]),
  );
  const baseHosts = baseHostsOf(publicUrl);
  return {
    scheme,
    originOf(host) {
      if (!isPlainHost(host)) throw new AppError('misdirected');
      return `${scheme}://${host}`;
    },
    resolve(request) {
      const resolution = resolveVariant({ ...request, organizationHosts, baseHosts });
      if (resolution.kind === 'misdirected') throw new AppError('misdirected');
      if (resolution.kind === 'unknown-subdomain') throw new AppError('not_found');
      return resolution;
    },
  };
}

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

function baseHostsOf({ host, hostname }: URL): string[] {
  return LOOPBACK.includes(hostname) ? LOOPBACK : [hostName(host)];
}

/** A host name or bracketed address with an optional port; anything else would end up in addresses we write. */
function isPlainHost(host: string): boolean {
  return /^(?:[a-z0-9.-]{1,253}|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/.test(host);
}
