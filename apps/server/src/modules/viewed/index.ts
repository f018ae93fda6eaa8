import type { Route } from '../../http/route.ts';
import { type ViewedNeeds, viewedRoutes } from './viewed.routes.ts';

/** What a member has seen, for badges and for what is shown once (G95, G144). */
export function createViewedModule(needs: ViewedNeeds): { routes: Route[] } {
  return { routes: viewedRoutes(needs) };
}
