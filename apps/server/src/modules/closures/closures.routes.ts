import { addClosureEndpoint, listClosuresEndpoint, removeClosureEndpoint } from '@hidamari/contract/closures';
import type { Dependencies } from '../../dependencies.ts';
import { type Route, route } from '../../http/route.ts';
import { addClosure } from './add-closure.ts';
import { listClosures } from './list-closures.ts';
import { removeClosure } from './remove-closure.ts';

export type ClosureNeeds = Pick<Dependencies, 'database' | 'bus' | 'content'>;

export function closureRoutes(needs: ClosureNeeds): Route[] {
  return [
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
