import {
  addClosureEndpoint,
  listClosuresEndpoint,
  readClosedDaysEndpoint,
  removeClosureEndpoint,
} from '@hidamari/contract/closures';
import type { Dependencies } from '../../dependencies.ts';
import { type Route, route } from '../../http/route.ts';
import { addClosure, listClosures, removeClosure } from './manage-closures.ts';
import { CLOSED_DAYS_KEPT, closedDaysTag, readClosedDays } from './read-closed-days.ts';

export type ClosureNeeds = Pick<Dependencies, 'database' | 'bus' | 'content'>;

export function closureRoutes(needs: ClosureNeeds): Route[] {
  return [
    route(readClosedDaysEndpoint, async ({ request: { now }, header }) => {
      const body = await readClosedDays(needs, now);
      header('etag', closedDaysTag(body));
      header('cache-control', CLOSED_DAYS_KEPT);
      return { status: 200, body };
    }),
    route(listClosuresEndpoint, async ({ request: { now } }) => ({
      status: 200,
      body: { data: await listClosures(needs, now) },
    })),
    route(addClosureEndpoint, async ({ body: closure, caller: { staffId }, request: { now } }) => ({
      status: 201,
      body: { id: await addClosure(needs, { staffId, closure, now }) },
    })),
    route(removeClosureEndpoint, async ({ params: { id }, caller: { staffId }, request: { now } }) => {
      await removeClosure(needs, { id, staffId, now });
      return { status: 204 };
    }),
  ];
}
