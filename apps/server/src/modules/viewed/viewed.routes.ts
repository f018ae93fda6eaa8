import {
  listViewedContentsEndpoint,
  listViewedInformationEndpoint,
  listViewedNotificationsEndpoint,
  listViewedPagesEndpoint,
  storeViewedContentEndpoint,
  storeViewedInformationEndpoint,
  storeViewedNotificationsEndpoint,
  storeViewedPageEndpoint,
} from '@hidamari/contract/viewed';
import { formatWireTimestamp } from '@hidamari/domain/japanese-dates';
import { pagePath } from '@hidamari/domain/screens';
import type { Dependencies } from '../../dependencies.ts';
import { type Route, route } from '../../http/route.ts';
import { addMarks, listMarks, type Mark } from './viewed.repository.ts';
import type { ViewedKind } from './viewed.table.ts';

export type ViewedNeeds = Pick<Dependencies, 'database' | 'rateLimits'>;

const shown = ({ target, viewed_at }: Mark) => ({ id: target, viewed_at: formatWireTimestamp(viewed_at) });

/** A member's own marks of what they have seen (G95, G144); nobody else reads them. */
export function viewedRoutes({ database, rateLimits }: ViewedNeeds): Route[] {
  const list = (memberId: string, ...kinds: ViewedKind[]) => listMarks(database, memberId, kinds);
  const store = async (memberId: string, kind: ViewedKind, targets: readonly string[], now: Date) => {
    await rateLimits.consume('writes-by-member', memberId);
    await addMarks(database, { memberId, kind, targets, now });
    return { status: 204 } as const;
  };
  return [
    route(listViewedInformationEndpoint, async ({ caller: { memberId } }) => ({
      status: 200,
      body: (await list(memberId, 'information')).map(shown),
    })),
    route(storeViewedInformationEndpoint, async ({ caller: { memberId }, body, request: { now } }) =>
      store(memberId, 'information', body.ids, now),
    ),
    route(listViewedNotificationsEndpoint, async ({ caller: { memberId } }) => ({
      status: 200,
      body: (await list(memberId, 'notification')).map(shown),
    })),
    route(storeViewedNotificationsEndpoint, async ({ caller: { memberId }, body, request: { now } }) =>
      store(memberId, 'notification', body.ids, now),
    ),
    route(listViewedContentsEndpoint, async ({ caller: { memberId } }) => ({
      status: 200,
      body: (await list(memberId, 'article', 'service')).map((mark) => ({
        ...shown(mark),
        kind: mark.kind === 'service' ? ('service' as const) : ('article' as const),
      })),
    })),
    route(storeViewedContentEndpoint, async ({ caller: { memberId }, body, request: { now } }) =>
      store(memberId, body.kind, [body.id], now),
    ),
    route(listViewedPagesEndpoint, async ({ caller: { memberId } }) => ({
      status: 200,
      body: (await list(memberId, 'page')).map(({ target }) => ({ path: target })),
    })),
    // Ids go, and a path that is no screen of ours is not kept: nothing a stranger typed is stored (G144).
    route(storeViewedPageEndpoint, async ({ caller: { memberId }, body, request: { now } }) => {
      const path = pagePath(body.path);
      return store(memberId, 'page', path === null ? [] : [path], now);
    }),
  ];
}
