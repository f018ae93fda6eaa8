import type { Route } from '../../http/route.ts';
import { deskRoutes, memberRoutes } from './monitor.routes.ts';
import type { MonitorParts } from './sealed-registration.ts';

export { readRegistration } from './change-state.ts';
export { monitorBelongings } from './move-registration.ts';

/** The panel of people who tell of what they have been through (G87). Its calls for people are content (G88). */
export function createMonitorModule(parts: MonitorParts): { routes: Route[]; illnessRoutes: Route[] } {
  const { routes, illnessRoutes } = memberRoutes(parts);
  return {
    routes: [...routes, ...deskRoutes(parts)],
    /** Refused while the consent to keep what concerns an illness is taken back. */
    illnessRoutes,
  };
}
