import type { Dependencies } from '../../dependencies.ts';
import type { ModuleWith } from '../../portal-module.ts';
import { lookUpRoutes } from './look-ups.routes.ts';

export { seedLookUps } from './seed-look-ups.ts';

/** Hospitals and medicines to choose from while a log is written (G73). */
export function createLookUpsModule(dependencies: Pick<Dependencies, 'database'>): ModuleWith<'routes'> {
  return { routes: lookUpRoutes(dependencies) };
}
