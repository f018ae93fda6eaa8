import { listViewedContentsEndpoint, listViewedInformationEndpoint } from '@hidamari/contract/viewed';
import type { PageContext } from '../../page-context.ts';
import { partOrNull } from '../../shell/content-fault.ts';

/** Ids of what a member has opened; null for visitors and a concierge, and where it could not be read: nothing is marked. */
export type Seen = readonly string[] | null;

const isOwn = ({ member }: PageContext) => member !== null && !member.acting;

/** Articles, or services, that the member has opened (G95); one of each may have the same id. */
export async function loadSeenContents(page: PageContext, wanted: 'article' | 'service'): Promise<Seen> {
  if (!isOwn(page)) return null;
  const seen = await partOrNull(page, page.api.call(listViewedContentsEndpoint, {}));
  return seen?.filter(({ kind }) => kind === wanted).map(({ id }) => id) ?? null;
}

/** News the member has opened (G95). */
export async function loadSeenNews(page: PageContext): Promise<Seen> {
  if (!isOwn(page)) return null;
  const seen = await partOrNull(page, page.api.call(listViewedInformationEndpoint, {}));
  return seen?.map(({ id }) => id) ?? null;
}
