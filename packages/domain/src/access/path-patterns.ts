/**
 * True when a path (query removed, one slash at the end tolerated) fits one of the patterns. In a pattern `[id]`
 * stands for one segment and a final `/*` for anything below; the pattern itself is not meant by its `/*`.
 */
export function fitsAny(patterns: readonly string[], pathname: string): boolean {
  const path = pathname.replace(/[?#].*$/s, '').replace(/(?<=.)\/$/, '');
  return patterns.some((pattern) => fits(pattern, path));
}

function fits(pattern: string, path: string): boolean {
  if (pattern.endsWith('/*'))
    return path.startsWith(pattern.slice(0, -1)) && path.length > pattern.length - 1;
  const expected = pattern.split('/');
  const given = path.split('/');
  return (
    expected.length === given.length &&
    expected.every((segment, index) => (segment === '[id]' ? given[index] !== '' : segment === given[index]))
  );
}
