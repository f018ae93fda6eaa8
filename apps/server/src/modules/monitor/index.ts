import type { ModuleWith } from '../../portal-module.ts';
import { deskRoutes, memberRoutes } from './monitor.routes.ts';
import { monitorBelongings } from './move-registration.ts';
import type { MonitorParts } from './sealed-registration.ts';

export { readRegistration } from './change-state.ts';

/** The panel of people who tell of what they have been through (G87). Its calls for people are content (G88). */
export function createMonitorModule(parts: MonitorParts): ModuleWith<'routes' | 'belongings'> {
  return {
    routes: [...memberRoutes(parts), ...deskRoutes(parts)],
    belongings: [monitorBelongings],
  };
}
