/**
 * Every business constant and limit of specification section 9, and the identity limits of G151. The name ends
 * in the unit. Support phone numbers are settings; hours belong to the variant (`site-variants`).
 */

// Pop-ups (specification sections 4 and 9).
/** Points of the page, in percent of its height, at which a pop-up may appear. */
export const POPUP_TIMINGS_PERCENT = [0, 50] as const;
export const POPUP_SCROLL_THROTTLE_MS = 200;
/** On a page too short to scroll, a pop-up of timing 50 shows after this wait. */
export const POPUP_FALLBACK_DELAY_MS = 5_000;
/** A page counts as long when it is taller than this many viewports. */
export const POPUP_LONG_PAGE_VIEWPORTS = 1.5;
export const POPUP_TEXT_CHARACTERS = 40;
/** Days after the first visit on which the LINE promotion may show, each once. */
export const LINE_PROMOTION_DAYS = [0, 30, 60] as const;

// Pages.
export const ELIGIBILITY_COOKIE_SECONDS = 604_800;
export const SHARE_DESCRIPTION_CHARACTERS = 30;
/** More than search engines show: what has no summary gives them its beginning, and not its whole text. */
export const SEARCH_DESCRIPTION_CHARACTERS = 300;
/** Characters of what somebody looks for; of a longer text its beginning. */
export const SEARCH_WORDS_CHARACTERS = 200;
/** How far before the viewport a link is prefetched. */
export const LINK_PREFETCH_MARGIN_PX = 200;
export const SCROLL_ANIMATION_MS = 500;
/** Height of the sticky header, kept free above a scroll target. */
export const SCROLL_HEADER_OFFSET_PX = 68;
export const MOBILE_FOOTER_HEIGHT_PX = 72;
/** Layout breakpoints (specification section 2.5). */
export const BREAKPOINTS_EM = { sm: 30, md: 48, ml: 67, lg: 70, xl: 80, '2xl': 85 } as const;
export const CONTAINER_WIDTHS_PX = [1032, 592, 832, 1132] as const;

// Services and surveys, as told to members.
export const SURVEY_MINUTES = 5;
/** Longest comment beside the answer to an article's one question (G101). */
export const ARTICLE_COMMENT_CHARACTERS = 80;
/** Extra time of the housekeeping service on first use. */
export const HOUSEKEEPING_FIRST_USE_EXTRA_MINUTES = 30;
/** Treatment-log pop-ups suggest one check-in per this many months. */
export const CHECK_IN_EVERY_MONTHS = 1;

// Content and data.
/** Largest list the content service answers in one call. */
export const CONTENT_LIST_LIMIT = 100;
export const ARTICLES_PER_CATEGORY = 3;
export const CONTENT_CACHE_SECONDS = 600;
/** Own-service look-ups without personal data; every other own call is kept for 0 seconds. */
export const OWN_SERVICE_CACHE_SECONDS = 600;
export const OWN_SERVICE_UNCACHED_SECONDS = 0;
/** Timestamps of favourites on the wire (`formatWireTimestamp`). */
export const WIRE_TIMESTAMP_FORMAT = 'YYYY-MM-DD HH:mm:ss';
/** Favourites of each kind a member can keep (G123). */
export const FAVOURITES_PER_KIND = 500;
/** Smallest count of keepers that is shown: fewer could point at a person (G123). */
export const FAVOURITE_COUNT_SHOWN_FROM = 5;
/** Query data in the browser is kept this long after its last use. */
export const QUERY_KEPT_AFTER_USE_SECONDS = 60;
export const QUERY_MAX_RETRIES = 5;

// Identity (G151).
/** Default of `is_line` when the login link is asked for. */
export const LOGIN_LINK_IS_LINE_DEFAULT = 0;
export const IDENTITY_DEVICES_PER_PAGE = 60;
export const HOSTED_LOGIN_WAIT_SECONDS = 10;
export const SIGN_OUT_WAIT_SECONDS = 3;
export const LINK_SIGN_IN_POLL_SECONDS = 5;
export const LINK_SIGN_IN_POLL_MAX_SECONDS = 180;
export const RETRY_BACKOFF_CAP_SECONDS = 5;
export const IDENTITY_CREDENTIALS_REFRESH_MINUTES = 50;

// Screen behaviour fixed by decisions.
/** A toast waits this long and can be paused (G114). */
export const TOAST_SECONDS = 6;
/** Items on a page of a list (G26). */
export const LIST_PAGE_SIZE = 20;
/** Highest page of a list that can be asked for: bounds the offset that reaches the database. */
export const LAST_PAGE = 10_000;
