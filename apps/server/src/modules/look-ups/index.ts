import type { Dependencies } from '../../dependencies.ts';
import type { Route } from '../../http/route.ts';
import { lookUpRoutes } from './look-ups.routes.ts';

export { seedLookUps } from './seed-look-ups.ts';

/** Hospitals and medicines to choose from while a log is written (G73). */
export function createLookUpsModule(dependencies: Pick<Dependencies, 'database'>): { routes: Route[] } {
  return { routes: lookUpRoutes(dependencies) };
}
