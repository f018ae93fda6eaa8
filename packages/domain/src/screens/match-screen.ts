import type { Screen } from './screen.ts';
import { SCREENS, type ScreenPath } from './screens.ts';

/** A screen with what its path said. */
export interface ScreenMatch {
  readonly screen: Screen<ScreenPath>;
  /** Values of the path's parameters, decoded. */
  readonly params: Readonly<Record<string, string>>;
}

/** Longest id a path may carry; every id of ours is far shorter. */
const LONGEST_PARAMETER = 200;

interface Pattern {
  readonly screen: Screen<ScreenPath>;
  readonly segments: readonly string[];
}

const isParameter = (segment: string) => segment.startsWith(':');
const parameterCount = ({ segments }: Pattern) => segments.filter(isParameter).length;

/** Fewest parameters first: /articles/top is found before /articles/:id. */
const PATTERNS: readonly Pattern[] = SCREENS.map((screen) => ({
  screen,
  segments: segmentsOf(screen.path),
})).sort((a, b) => parameterCount(a) - parameterCount(b));

/** Screens by the path that they are written with: most addresses are one of these, the links of menus all are. */
const BY_WRITTEN_PATH: ReadonlyMap<string, Pattern['screen']> = new Map(
  PATTERNS.filter((pattern) => parameterCount(pattern) === 0).map(({ screen }) => [screen.path, screen]),
);

/**
 * The screen of a path, or null when there is none. One slash at the end is tolerated; letters count as written; a
 * query or fragment is no part of a path. A parameter is one segment of at most 200 characters, never empty and
 * never with a slash inside, not even an encoded one.
 */
export function matchScreen(pathname: string): ScreenMatch | null {
  const written = BY_WRITTEN_PATH.get(pathname);
  if (written !== undefined) return { screen: written, params: {} };
  if (!pathname.startsWith('/')) return null;
  const segments = segmentsOf(pathname);
  for (const pattern of PATTERNS) {
    const params = paramsOf(pattern.segments, segments);
    if (params) return { screen: pattern.screen, params };
  }
  return null;
}

/**
 * The path without query and ids, as analytics and the viewed-pages list keep it (G144): /treatment-logs/[id].
 * Null for a path that is no screen, so that nothing a stranger typed is stored.
 */
export function pagePath(pathname: string): string | null {
  const match = matchScreen(pathname.replace(/[?#].*$/s, ''));
  return match ? match.screen.path.replace(/:(\w+)/g, '[$1]') : null;
}

function segmentsOf(path: string): string[] {
  const inner = path.slice(1).replace(/\/$/, '');
  return inner === '' && path.length <= 1 ? [] : inner.split('/');
}

function paramsOf(pattern: readonly string[], segments: readonly string[]): Record<string, string> | null {
  if (pattern.length !== segments.length) return null;
  const params: Record<string, string> = {};
  for (const [index, expected] of pattern.entries()) {
    const segment = segments[index] ?? '';
    if (!isParameter(expected)) {
      if (segment !== expected) return null;
      continue;
    }
    const value = decodeParameter(segment);
    if (value === null) return null;
    params[expected.slice(1)] = value;
  }
  return params;
}

function decodeParameter(segment: string): string | null {
  if (segment === '' || segment.length > LONGEST_PARAMETER) return null;
  try {
    const value = decodeURIComponent(segment);
    return /[/\\\p{Cc}]/u.test(value) || value === '.' || value === '..' ? null : value;
  } catch {
    return null;
  }
}
