import type { ClosedDaysByVariant } from '@hidamari/domain/closures';
import type { VariantKey } from '@hidamari/domain/site-variants';
import { type RouterContextProvider, useRouteLoaderData } from 'react-router';
import { type ArticleName, type PageMember, pageContext, type SiteSettings } from '../page-context.ts';

/** What every page knows, from the root loader. Public pages hold `member: null` and not one member byte. */
export interface PageData {
  variant: VariantKey;
  /** The variant's telephone number as it is read; empty when it is not configured (G2). */
  phone: string;
  /** The numbers of all variants: a landing page shows its own on every host. */
  phones: Readonly<Record<VariantKey, string>>;
  companyUrl: string;
  /** Closed days of each variant: a landing page tells the hours of its own on every host. */
  closures: ClosedDaysByVariant;
  /** Articles that help while the desk is closed, whatever the hour. */
  atAnyHour: ArticleName[];
  /** Where LINE is; null: this portal has none. */
  line: SiteSettings['line'];
  /** Address of the outside chat that this member is offered instead of the built-in one; null for everybody else. */
  outsideChat: string | null;
  /** Company that measures, and the version of the question; null: no measurement is configured. */
  measurement: { company: string; version: string } | null;
  publicUrl: string;
  /** Where this variant's own pages have their one address: an organisation's host, else PUBLIC_URL. */
  siteUrl: string;
  /** The moment the server rendered for, ISO. */
  renderedAt: string;
  /** Many visitors may get these bytes, some time after they were rendered; a personal page is always drawn for its visit. */
  isShared: boolean;
  member: PageMember | null;
  hasChallenge: boolean;
  onOrganizationHost: boolean;
}

/** The root loader's answer, from the request's own context. */
export async function pageDataOf(context: Readonly<RouterContextProvider>): Promise<PageData> {
  const page = context.get(pageContext);
  const [closures, atAnyHour] = await Promise.all([page.site.closures, page.site.atAnyHour]);
  return {
    variant: page.variant,
    phone: page.site.phones[page.variant],
    phones: page.site.phones,
    companyUrl: page.site.companyUrl,
    closures,
    // Somebody bereaved is offered nothing of an illness (G149); the lines stay.
    atAnyHour: page.member?.isBereaved ? [] : atAnyHour,
    line: page.site.line,
    outsideChat: page.site.outsideChat,
    measurement: page.site.measurement,
    publicUrl: page.publicUrl,
    siteUrl: page.onOrganizationHost ? page.origin : page.publicUrl,
    renderedAt: page.now.toISOString(),
    isShared: page.isShared === true,
    member: page.member,
    hasChallenge: page.hasChallenge,
    onOrganizationHost: page.onOrganizationHost,
  };
}

/** The page's data, in any component. */
export function usePageData(): PageData {
  const root = useRouteLoaderData('root') as { page: PageData } | undefined;
  if (!root) throw new Error('The root loader has not answered: only error pages may be drawn without it.');
  return root.page;
}
