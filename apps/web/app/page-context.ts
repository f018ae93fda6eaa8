import type { ApiClient } from '@hidamari/contract/client';
import type { VariantKey } from '@hidamari/domain/site-variants';
import { createContext, type RouterContext } from 'react-router';

/** The member a page is rendered for; nothing here may reach a page of anybody else. */
export interface PageMember {
  memberId: string;
  memberType: 'insurance' | 'general' | 'chofu';
  displayName: string;
  /** Minted for this page load; kept in memory by the browser, never stored (identity: tokens). */
  accessToken: string;
  accessTokenExpiresAt: string;
}

/** What the server hands to every page request. Made anew for each. */
export interface PageContext {
  requestId: string;
  /** Present on streamed (member) pages; cached pages carry hashes instead. */
  nonce?: string;
  variant: VariantKey;
  host: string;
  /** http(s)://host of this request. */
  origin: string;
  /** Canonical public address (PUBLIC_URL). */
  publicUrl: string;
  now: Date;
  member: PageMember | null;
  /** True when a valid challenge token came along: step one of a two-step way has passed. */
  hasChallenge: boolean;
  /** The own service, called in this process as this caller. */
  api: ApiClient;
  /** Articles, news, look-ups; cached, never personal. */
  content: ContentReader;
  /** From settings: phone per variant, company links; only what a page may show. */
  site: SiteSettings;
}

/** The content calls a page may make (specification section 7, content service). */
export type ContentReader = import('@hidamari/contract/content').ContentReader;

export interface SiteSettings {
  phones: Record<VariantKey, string>;
  /** Address of the operating company; empty means the link is not drawn (G11). */
  companyUrl: string;
  /** Days on which every variant is closed beyond the calendar's rules (G7), YYYY-MM-DD in Japan. */
  closures: readonly string[];
  demo: boolean;
}

const KEY = Symbol.for('hidamari.page-context');
const registry = globalThis as { [KEY]?: RouterContext<PageContext> };

/**
 * The one key under which loaders find the page context. Kept on globalThis because the built page bundle and
 * the server would otherwise each make their own, and the nonce would silently be missing.
 */
registry[KEY] ??= createContext<PageContext>();
export const pageContext: RouterContext<PageContext> = registry[KEY];
