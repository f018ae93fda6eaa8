import type { ApiClient } from '@hidamari/contract/client';
import type { ArticleSummary, ContentReader } from '@hidamari/contract/content';
import type { ClosedDaysByVariant } from '@hidamari/domain/closures';
import type { OutsideInUse } from '@hidamari/domain/outside-transmission';
import type { VariantKey } from '@hidamari/domain/site-variants';
import { createContext, type RouterContext } from 'react-router';

/** The member a page is rendered for; nothing here may reach a page of anybody else. */
export interface PageMember {
  memberId: string;
  memberType: 'insurance' | 'general' | 'chofu';
  displayName: string;
  /** Organisation the member belongs to, for services that are for some only (specification section 6). */
  organization: string | null;
  /** Somebody of staff is in the member's place (G42): every page says so, with the end as an instant. */
  acting?: { staffName: string; endsAt: string };
  /** Public handle of the account (G38): tells this page's member from another who signs in beside it. */
  hashUserId: string;
  /** The session ends when nobody has used it for so many seconds (SESSION_IDLE_SECONDS, G35). */
  idleSeconds: number;
  /** Minted for this page load; kept in memory by the browser, never stored (identity: tokens). */
  accessToken: string;
  accessTokenExpiresAt: string;
  /** Comments of supporters that the member has not read yet, and the log with the newest (G72). */
  unreadComments: { unread: number; log_id: string | null };
  /** Words of supporters in the member's consultations that are not read yet (G90). */
  unreadAnswers: number;
  /** A death was told of: home is short and quiet, and nothing prompts (G149). */
  isBereaved: boolean;
  /** How the account likes to read (G22 step 4): for a device on which nothing was chosen yet. */
  reading: { text: 'standard' | 'large' | 'xlarge'; furigana: 'on' | 'off' };
}

/** What the server hands to every page request. Made anew for each. */
export interface PageContext {
  requestId: string;
  /**
   * Goes on every script and style that the renderer itself writes. On a page for one person it is the nonce of
   * the answer's header; on a page that will be cached it is a one-time marker, which the server takes off again
   * once it has hashed the scripts that carry it.
   */
  nonce?: string;
  /** True for a page that will be kept for everybody: nothing of one visitor may stand in it. */
  isShared?: boolean;
  /** True for a page that is drawn as a document (decision 0113). */
  isDocument?: boolean;
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
  /** Somebody who has just withdrawn, on the farewell page: it may say what happened (G131). */
  hasLeft: boolean;
  /** The page came through an organisation's host. */
  onOrganizationHost: boolean;
  /** Fields of the form that was sent to this page, in the body alone; such a page is never kept. Absent where it was only opened. */
  sent?: URLSearchParams;
  /** The own service, called in this process as this caller. */
  api: ApiClient;
  /** Articles, news, look-ups; cached, never personal. */
  content: ContentReader;
  /** Until when the page waits for parts that it can do without (`partOrNull`), on the clock of performance.now(). */
  partsUntil?: number;
  /** Writes a rendering fault to the server's log under the request id. */
  report?: (error: unknown) => void;
  /** From settings: phone per variant, company links; only what a page may show. */
  site: SiteSettings;
}

/** A document, drawn whole (decision 0113). */
export interface DrawnDocument {
  status: number;
  html: string;
}

/** An article as a row that leads to it. */
export type ArticleName = Pick<ArticleSummary, 'id' | 'title'>;

export interface SiteSettings {
  phones: Record<VariantKey, string>;
  /** Address of the operating company; empty means the link is not drawn (G11). */
  companyUrl: string;
  /**
   * Days on which each variant is closed beyond the calendar's rules (G7), from today on, YYYY-MM-DD in Japan. Read beside
   * everything else of the page; none where they could not be read in time.
   */
  closures: ClosedDaysByVariant | Promise<ClosedDaysByVariant>;
  /**
   * Articles that help at any hour, for pages on which somebody finds the desk closed. Read beside everything else of the
   * page; none where they could not be read in time.
   */
  atAnyHour: ArticleName[] | Promise<ArticleName[]>;
  /** Address of the outside chat on this member's pages; null: the built-in chat, or none (G19). */
  outsideChat: string | null;
  /**
   * LINE (section 7): where its pages open in LINE with the person's access token, where the official account becomes a
   * friend, and the id for LINE's own script (null with the example LINE of a local deployment). null: not set up, nothing
   * offers it.
   */
  line: { openUrl: string; addFriendUrl: string; liffId: string | null; isExample: boolean } | null;
  /** Who measures, and the version of what is asked about: another company or another table is asked about anew. */
  measurement: { company: string; version: string } | null;
  /** What may leave by these settings, for the page that says so (G148). */
  outside: OutsideInUse;
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
