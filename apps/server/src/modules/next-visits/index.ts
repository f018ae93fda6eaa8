import type { Dependencies } from '../../dependencies.ts';
import type { Authenticator } from '../../http/caller.ts';
import type { ModuleWith } from '../../portal-module.ts';
import { visitCalendarPlugin } from './calendar.plugin.ts';
import { nextVisitBelongings } from './move-next-visits.ts';
import { nextVisitRoutes } from './next-visits.routes.ts';

export { createNextVisits } from './create-next-visits.ts';
export { listPlannedVisitDays } from './list-planned-visit-days.ts';
export { hasVisitFrom, isOwnVisit } from './next-visits.repository.ts';
export { listAllVisits, listNextVisits } from './read-next-visits.ts';

type Needs = Pick<Dependencies, 'database' | 'encryption' | 'rateLimits' | 'settings'>;

/** Next visits: what to ask at the hospital, and what was answered (specification section 7, G69). */
export function createNextVisitsModule(
  needs: Needs,
  { authenticator }: { authenticator: Authenticator },
): ModuleWith<'routes' | 'plugins' | 'belongings'> {
  return {
    routes: nextVisitRoutes(needs),
    plugins: [visitCalendarPlugin({ needs, authenticator })],
    belongings: [nextVisitBelongings],
  };
}
