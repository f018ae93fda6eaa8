import { VARIANTS, type VariantKey } from '@hidamari/domain/site-variants';
import type { Settings } from './settings.ts';

type SiteSettings = Pick<Settings, 'publicUrl' | 'organizationHosts'>;

/** Origin of an organisation's host. A host written without a port is reached on PUBLIC_URL's. */
function originOfHost(publicUrl: URL, host: string): string {
  const port = host.includes(':') || publicUrl.port === '' ? '' : `:${publicUrl.port}`;
  return `${publicUrl.protocol}//${host}${port}`;
}

/** Every origin that members use, PUBLIC_URL's first: from settings, never from a request (F22). */
export function variantOrigins({ publicUrl, organizationHosts }: SiteSettings): string[] {
  const base = new URL(publicUrl);
  return [base.origin, ...organizationHosts.map(({ host }) => originOfHost(base, host))];
}

/** Where members of a variant read their pages. */
export function originOfVariant(settings: SiteSettings, variant: VariantKey): string {
  const own = hostOfVariant(settings, variant);
  return own ? originOfHost(new URL(settings.publicUrl), own.host) : settings.publicUrl;
}

const hostOfVariant = ({ organizationHosts }: Pick<SiteSettings, 'organizationHosts'>, variant: VariantKey) =>
  organizationHosts.find(({ organization }) => organization === VARIANTS[variant].organization?.id);

/** True for an organisation whose host is set: without one its pages lie beside the programmes'. */
export const hasOwnHost = (settings: SiteSettings, variant: VariantKey): boolean =>
  hostOfVariant(settings, variant) !== undefined;

/**
 * Whole address of a page, as it leaves for where no cookie of ours is: a mail, LINE, another host. It names the host of
 * the variant, and the programme where two share one, so that whoever opens it in any browser meets their own desk
 * (decision 0074). @param href own path with its query, without a word about a person.
 */
export function addressIn(settings: SiteSettings, variant: VariantKey, href: string): string {
  const address = new URL(href, originOfVariant(settings, variant));
  const { roleQuery } = VARIANTS[variant];
  if (roleQuery !== null) address.searchParams.set('role', roleQuery);
  return address.href;
}

/**
 * Path of a variant's home page: the eligibility cookie is gone after logout (specification section
 * 4), and without the role a general member would land on the insurance pages.
 */
export function homeOf(variant: VariantKey): string {
  const { roleQuery } = VARIANTS[variant];
  return roleQuery === null ? '/' : `/?role=${roleQuery}`;
}
