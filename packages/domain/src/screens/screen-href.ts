import { matchScreen } from './match-screen.ts';
import type { Screen } from './screen.ts';
import { SCREENS, type ScreenPath } from './screens.ts';

/** Names of the parameters in a path: `id` of /treatment-logs/:id/edit. */
type ParameterOf<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParameterOf<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** What the parameters of a path are called; empty for a path without. */
export type ScreenParams<Path extends string> = Readonly<Record<ParameterOf<Path>, string>>;

/** Query parameters; an absent one is left out. */
export type ScreenQuery = Readonly<Record<string, string | number | boolean | null | undefined>>;

type HrefArguments<Path extends ScreenPath> = [ParameterOf<Path>] extends [never]
  ? [params?: Readonly<Record<string, never>> | null, query?: ScreenQuery]
  : [params: ScreenParams<Path>, query?: ScreenQuery];

/**
 * The address of a screen. The path is typed from the table and its parameters from the path:
 * `screenHref('/articles/:id', { id })`. Never put personal or health data into the query.
 */
export function screenHref<Path extends ScreenPath>(path: Path, ...rest: HrefArguments<Path>): string {
  const [params, query] = rest as [Readonly<Record<string, string>> | null | undefined, ScreenQuery?];
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params?.[name] ?? ''));
  const search = searchOf(query ?? {});
  return search === '' ? filled : `${filled}?${search}`;
}

function searchOf(query: ScreenQuery): string {
  const pairs = Object.entries(query).filter(([, value]) => value !== null && value !== undefined);
  return new URLSearchParams(pairs.map(([name, value]) => [name, String(value)])).toString();
}

const ERROR_PAGE_ID = /^U-E\d{2}$/;

/**
 * The screen of an id such as U-M01 (specification section 2.3), or null. An id that several paths carry names
 * the first (G30).
 */
export function screenById(id: string): Screen<ScreenPath> | null {
  return SCREENS.find(({ screens }) => screens.includes(id)) ?? null;
}

/**
 * Where `next_page_id` leads (G30). An unknown id leads home; an id whose path needs an id and comes without one
 * leads to its list; an error page keeps its id in the query.
 */
export function hrefOfScreenId(screenId: string, params: { readonly id?: string | undefined } = {}): string {
  const screen = screenById(screenId);
  if (!screen) return '/';
  if (ERROR_PAGE_ID.test(screenId)) return `${screen.path}?id=${screenId}`;
  if (!screen.path.includes('/:id')) return screen.path;
  if (params.id) return screen.path.replace(':id', encodeURIComponent(params.id));
  return screen.path.slice(0, screen.path.indexOf('/:id'));
}

/**
 * True when an own address (query and fragment allowed) leads to a screen of the table. For addresses that content or a
 * menu names as text; a path that code names is checked by its type (`ScreenPath`).
 */
export function isOwnScreen(href: string): boolean {
  return matchScreen(href.replace(/[?#].*$/s, '')) !== null;
}
