/** Whether a path (query removed, one slash at the end tolerated) is meant. */
type PathTest = (pathname: string) => boolean;

/**
 * A test for paths that fit one of the patterns. In a pattern `[id]` stands for one segment and a final `/*` for
 * anything below; the pattern itself is not meant by its `/*`. Made once for a list and asked often: every link of
 * a page asks about its place, so the patterns are not read anew each time.
 */
export function pathTest(patterns: readonly string[]): PathTest {
  const isOpen = (pattern: string) => pattern.includes('[id]') || pattern.endsWith('/*');
  const asWritten = new Set(patterns.filter((pattern) => !isOpen(pattern)));
  const open = patterns.filter(isOpen).map(openTest);
  return (pathname) => {
    const path = pathname.replace(/[?#].*$/s, '').replace(/(?<=.)\/$/, '');
    return asWritten.has(path) || open.some((fits) => fits(path));
  };
}

function openTest(pattern: string): PathTest {
  if (pattern.endsWith('/*')) {
    const parent = pattern.slice(0, -1);
    return (path) => path.startsWith(parent) && path.length > parent.length;
  }
  const expected = pattern.split('/');
  return (path) => {
    const given = path.split('/');
    return (
      expected.length === given.length &&
      expected.every((segment, index) =>
        segment === '[id]' ? given[index] !== '' : segment === given[index],
      )
    );
  };
}
