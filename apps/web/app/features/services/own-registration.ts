import { readCurrentUserEndpoint } from '@hidamari/contract/members';
import { readMonitorRegistrationEndpoint } from '@hidamari/contract/monitor';
import type { MonitorState } from '@hidamari/domain/monitor';
import type { PageContext } from '../../page-context.ts';
import { partOrNull } from '../../shell/content-fault.ts';

/** How the member stands to the panel, as far as its page tells it. */
export interface OwnRegistration {
  /** Null while nothing was requested; undefined where it is not known. */
  state: MonitorState | null | undefined;
  /** Somebody whose dear one has died is not asked. */
  isBereaved: boolean;
}

/** Parts of the page that it can do without. A concierge in the member's place is told nothing of it (G42). */
export async function readOwnRegistration(page: PageContext): Promise<OwnRegistration> {
  const { api, member } = page;
  if (member === null || member.acting) return { state: undefined, isBereaved: false };
  const [own, user] = await Promise.all([
    partOrNull(page, api.call(readMonitorRegistrationEndpoint, {})),
    partOrNull(page, api.call(readCurrentUserEndpoint, { query: {} })),
  ]);
  return {
    state: own === null ? undefined : (own.data?.state ?? null),
    isBereaved: user?.is_bereaved ?? false,
  };
}
