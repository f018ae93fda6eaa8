import { listEndpoints } from '@hidamari/contract/endpoints';
import { ERROR_SCREEN_IDS, errorScreen } from '@hidamari/domain/error-pages';
import { ERROR_STATUSES, type ErrorCode } from '@hidamari/domain/errors';
import { NOTICES } from '@hidamari/domain/notices';
import { REFUSALS } from '@hidamari/domain/refusals';
import { SCREENS, type Screen } from '@hidamari/domain/screens';
import { VARIANT_KEYS } from '@hidamari/domain/site-variants';
import { TOASTS } from '@hidamari/domain/toasts';
import { COOKIES_KEPT } from './hand-kept/cookies-kept.ts';
import { OUTSIDE_CALLS } from './hand-kept/outside-calls.ts';
import { PAGE_RULES } from './hand-kept/page-rules.ts';
import { STATES } from './hand-kept/states.ts';

/** Items of one kind, each of which needs a test that is about it. */
export interface ItemKind {
  /** Heading of its table in docs/coverage.md. */
  heading: string;
  /** Where the items come from. */
  from: string;
  /** What each item is, by the name that a tag gives it. */
  items: Readonly<Record<string, string>>;
}

/** Who may open a screen, on which variants where not on all, and its ids of the specification. */
function screenWords({ title, access, on, screens }: Screen): string {
  const variants = on.length < VARIANT_KEYS.length ? [on.join(', ')] : [];
  return `${title} (${[access, ...variants, ...screens].join('; ')})`;
}

function byPath(one: { path: string }, other: { path: string }): number {
  return one.path < other.path ? -1 : Number(one.path > other.path);
}

/** Every kind of item by the word that a tag names it with. */
export const ITEM_KINDS: Readonly<Record<string, ItemKind>> = {
  screen: {
    heading: 'Screens',
    from: '`SCREENS`',
    items: Object.fromEntries(SCREENS.toSorted(byPath).map((screen) => [screen.path, screenWords(screen)])),
  },
  call: {
    heading: 'Calls',
    from: '`ENDPOINTS`',
    items: Object.fromEntries(
      listEndpoints()
        .map(({ endpoint }) => endpoint)
        .toSorted(byPath)
        .map(({ method, path, summary, access }) => [`${method} ${path}`, `${summary} (${access})`]),
    ),
  },
  outside: { heading: 'Calls to other services', from: '`OUTSIDE_CALLS`', items: OUTSIDE_CALLS },
  error: {
    heading: 'Error codes',
    from: '`REFUSALS`',
    items: Object.fromEntries(
      Object.entries(REFUSALS).map(([code, { message }]) => [
        code,
        `${ERROR_STATUSES[code as ErrorCode]}: ${message}`,
      ]),
    ),
  },
  'error-screen': {
    heading: 'Error screens and modals',
    from: '`ERROR_SCREEN_IDS`',
    items: Object.fromEntries(ERROR_SCREEN_IDS.map((id) => [id, errorScreen(id, 'hatch').title])),
  },
  toast: { heading: 'Toasts', from: '`TOASTS`', items: TOASTS },
  cookie: { heading: 'Cookies', from: '`COOKIES`', items: COOKIES_KEPT },
  notice: {
    heading: 'Notices',
    from: '`NOTICES`',
    items: Object.fromEntries(Object.entries(NOTICES).map(([subject, { title }]) => [subject, title])),
  },
  state: { heading: 'States and transitions', from: '`STATES`', items: STATES },
  page: { heading: 'What every page keeps to', from: '`PAGE_RULES`', items: PAGE_RULES },
};
