import { matchScreen, type Screen } from '@hidamari/domain/screens';

/** Query keys that pages know and that hold nothing personal. Everything else is left out of the render. */
const SHARED_KEYS = new Set([
  'role',
  'category',
  'sub_category',
  'recommend_category',
  'free',
  'age',
  'gender',
  'cancer_group',
  'cancer',
  'status',
  'reader',
  'topic',
  'is_common',
  'tag',
  'page',
  'q',
  'keyword',
  'id',
  'flow',
  // Why somebody is at the login: led there from another desk's.
  'door',
  // Which of two surveys.
  'type',
  'variant',
  '_routes',
]);

/** Query keys that belong to one person or one step: such a page is rendered for that visit alone. */
const PERSONAL_KEYS = new Set([
  // Where somebody wanted to go who was led to the login on their own host.
  'return_to',
  'email_verify_token',
  'is_agreed',
  'hash_base_account_id',
  'hash_user_id',
  'is_first',
  // A toast waits for this page.
  'told',
  'case_id',
  'sf_survey_response_id',
  'chatplus',
  'code',
  'state',
  'iss',
  'error',
  'error_description',
  'access_token',
  'link_token',
  'liff.state',
  'is_line',
  'token',
  'exp',
  'signature',
  'draftKey',
  'draft_key',
  'from',
  'to',
  'from_date',
  'to_date',
  // Which visit the screen of the next visit is about.
  'visit',
  'log_date',
  'month',
  'is_visiting_hospital_log',
  'is_medicine_log',
  'is_condition_log',
  'is_life_log',
  'is_other_log',
  'who',
  'period',
  // Which part of the desk's queue stands beside a case, and by which channel.
  'view',
  'channel',
]);

/** Longer than any word a person types into a public page's filter. */
const LONGEST_SHARED_VALUE = 100;

/** A page's address, read once. */
export interface PageAddress {
  /** Path of the screen: without a closing slash, and without the `.data` of the browser's router. */
  screenPath: string;
  /** The screen at that path; null where there is none. */
  screen: Screen | null;
  /** True for a data request of the browser's router. */
  isData: boolean;
  /** Path and query to render: known keys alone, in one order. */
  renderPath: string;
  /** Path and known query of the screen: what a return path or the access rule looks at. */
  screenAddress: string;
  query: URLSearchParams;
  /** Whether the bytes may be shared between visitors. */
  isShareable: boolean;
}

/** Pages of a public list that an address may name, as its own links write them: 1 to 100. */
const LIST_PAGE = /^(?:[1-9]\d?|100)$/;

/**
 * Where a public list begins, for an address that names a page which no list has; null for every other. Each number would
 * be drawn and kept as a page of its own: they are told apart before anything is drawn.
 */
export function withoutUnknownPage({ screenPath, query }: Pick<PageAddress, 'screenPath' | 'query'>) {
  const page = query.get('page');
  if (page === null || LIST_PAGE.test(page)) return null;
  const known = new URLSearchParams(query);
  known.delete('page');
  return withQuery(screenPath, known);
}

const REMEMBERED_ADDRESSES = 2_000;
const LONGEST_REMEMBERED = 200;
const remembered = new Map<string, PageAddress | null>();

/**
 * Reads a raw request address (path and query); null for one that no page can have. Most requests ask for few
 * addresses, so what was read is remembered; treat it as read-only.
 */
export function readPageAddress(rawUrl: string): PageAddress | null {
  const known = remembered.get(rawUrl);
  if (known !== undefined) return known;
  const address = parsePageAddress(rawUrl);
  if (rawUrl.length > LONGEST_REMEMBERED) return address;
  if (remembered.size >= REMEMBERED_ADDRESSES) remembered.clear();
  remembered.set(rawUrl, address);
  return address;
}

function parsePageAddress(rawUrl: string): PageAddress | null {
  const [rawPath = '', ...queryParts] = rawUrl.split('?');
  if (!/^\/(?![/\\])/.test(rawPath) && rawPath !== '/') return null;
  if (!isReadablePath(rawPath)) return null;
  const path = rawPath.length > 1 && rawPath.endsWith('/') ? rawPath.slice(0, -1) : rawPath;
  const isData = path.endsWith('.data');
  const screenPath = isData ? screenPathOfData(path) : path;

  const query = new URLSearchParams();
  let isShareable = true;
  for (const [key, value] of new URLSearchParams(queryParts.join('?'))) {
    if (!SHARED_KEYS.has(key) && !PERSONAL_KEYS.has(key)) continue;
    if (PERSONAL_KEYS.has(key) || value.length > LONGEST_SHARED_VALUE || query.has(key)) isShareable = false;
    query.append(key, value);
  }
  query.sort();
  const screenQuery = new URLSearchParams(query);
  screenQuery.delete('_routes');
  return {
    screenPath,
    screen: screenAt(screenPath),
    isData,
    renderPath: withQuery(path, query),
    screenAddress: withQuery(screenPath, screenQuery),
    query: screenQuery,
    isShareable,
  };
}

/** `/articles.data` belongs to `/articles`, `/_.data` to `/` (the router's own convention). */
function screenPathOfData(path: string): string {
  const screen = path.slice(0, -'.data'.length);
  return screen.endsWith('/_') ? screen.slice(0, -2) || '/' : screen;
}

/**
 * The router ignores case and reads escapes, the entry rules do not: an address that means another screen to
 * the router than to the rules (`/treatment/Medical-Note`) is nobody's.
 */
function screenAt(path: string): Screen | null {
  const screen = matchScreen(path)?.screen;
  const asRouterReadsIt = matchScreen(decodeURIComponent(path).toLowerCase())?.screen;
  return screen !== undefined && screen === asRouterReadsIt ? screen : null;
}

function isReadablePath(path: string): boolean {
  try {
    const plain = decodeURIComponent(path);
    // NUL and control characters name no page, and a database refuses the first.
    return ![...plain].some((character) => character.charCodeAt(0) < 0x20);
  } catch {
    return false;
  }
}

function withQuery(path: string, query: URLSearchParams): string {
  const text = query.toString();
  return text === '' ? path : `${path}?${text}`;
}
