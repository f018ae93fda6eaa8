import type { ModuleWith } from '../../portal-module.ts';
import { type ClosureNeeds, closureRoutes } from './closures.routes.ts';

export { createKnownClosures } from './known-closures.ts';
export { createClosuresFor, withStaffClosures } from './with-staff-closures.ts';

/** Days off that staff enter at the desk (G7). */
export function createClosuresModule(needs: ClosureNeeds): ModuleWith<'routes'> {
  return { routes: closureRoutes(needs) };
}
