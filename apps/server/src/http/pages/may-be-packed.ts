import type { IncomingHttpHeaders } from 'node:http';
import type { PageAddress } from './page-address.ts';

/** Who may have begun a request for our own page: a page of ours, or a person by hand. */
const OURS = new Set<unknown>(['same-origin', 'none']);

/**
 * Whether the page of one person may be packed (decision 0115). The length of a packed page tells how much of it is said
 * twice: another site that makes a browser ask for addresses of its choice, and sees how long the answers are, could guess
 * what the page says of its member. So a page is packed where its address says nothing that the page could repeat, or
 * where the browser vouches that no other site began the request.
 */
export function mayBePacked(
  headers: IncomingHttpHeaders,
  { query, screen, screenPath }: Pick<PageAddress, 'query' | 'screen' | 'screenPath'>,
): boolean {
  const saysNothing = query.size === 0 && screen?.path === screenPath;
  return saysNothing || OURS.has(headers['sec-fetch-site']);
}
