import type { ScreenPath } from './screens.ts';

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
