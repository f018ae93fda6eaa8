import { type Screen, SCREENS } from './screen-table.ts';

/** Every path of the table, as written there: a renamed page breaks the build, not the person. */
export type ScreenPath = (typeof SCREENS)[number]['path'];

/** Parameters that a path needs. */
type ParamsOf<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? { [K in Name]: string } & ParamsOf<Rest>
  : P extends `${string}:${infer Name}`
    ? { [K in Name]: string }
    : Record<never, never>;

type HrefRest<P extends string> = Record<never, never> extends ParamsOf<P>
  ? [params?: undefined, query?: Record<string, string>]
  : [params: ParamsOf<P>, query?: Record<string, string>];

/** Where a path leads: the screen, and its parameters. */
export interface ScreenMatch {
  screen: Screen;
  params: Readonly<Record<string, string>>;
}

const ALL: readonly Screen[] = SCREENS;

/** Longest static prefix first, so that /treatment-logs/new is never read as an id. */
const BY_SHAPE = [...ALL].sort((a, b) => countParams(a.path) - countParams(b.path));

function countParams(path: string): number {
  return path.split('/').filter((part) => part.startsWith(':')).length;
}

function partsOf(path: string): string[] {
  return path.split('/').filter((part) => part !== '');
}

function paramsIn(pattern: string, parts: readonly string[]): Record<string, string> | null {
  const wanted = partsOf(pattern);
  if (wanted.length !== parts.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const given = parts[index] ?? '';
    if (part.startsWith(':')) params[part.slice(1)] = given;
    else if (part !== given) return null;
  }
  return params;
}

/** The screen of a path without query, a trailing slash allowed; null when there is none. */
export function matchScreen(pathname: string): ScreenMatch | null {
  const parts = partsOf(pathname);
  for (const screen of BY_SHAPE) {
    const params = paramsIn(screen.path, parts);
    if (params) return { screen, params };
  }
  return null;
}

/** The path with its ids replaced, `/treatment-logs/[id]` (G144); null for an unknown path. */
export function pagePath(pathname: string): string | null {
  const match = matchScreen(pathname);
  return match ? match.screen.path.replace(/:(\w+)/g, '[$1]') : null;
}

/** The screen that carries a screen id; where several do, the first (G30). */
export function screenById(id: string): Screen | null {
  return ALL.find((screen) => screen.screens?.includes(id)) ?? null;
}

/** The address of a screen id for `next_page_id`: unknown ids lead home, a path with an id to its list (G30). */
export function pathOfScreenId(id: string): string {
  const path = screenById(id)?.path ?? '/';
  const fixed = path.split('/:')[0] ?? '/';
  if (id.startsWith('U-E')) return `/error?id=${id}`;
  return fixed === '' ? '/' : fixed;
}

/** The address of a screen, typed from the table. */
export function screenHref<P extends ScreenPath>(path: P, ...[params, query]: HrefRest<P>): string {
  const given = (params ?? {}) as Record<string, string>;
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(given[name] ?? ''));
  return query === undefined ? filled : `${filled}?${new URLSearchParams(query)}`;
}

/** True when the address (query and fragment allowed) leads to a screen that is finished. */
export function isReady(href: string): boolean {
  const match = matchScreen(href.split(/[?#]/)[0] ?? '/');
  return match !== null && match.screen.preparing === undefined;
}
