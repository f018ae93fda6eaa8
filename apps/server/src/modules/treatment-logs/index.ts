import type { Dependencies } from '../../dependencies.ts';
import type { Route } from '../../http/route.ts';
import { treatmentLogRoutes } from './treatment-logs.routes.ts';

export { eraseTrashedLogs } from './erase-trashed-logs.ts';
export { createTreatmentLog } from './save-treatment-log.ts';

/** Treatment logs: the diary a patient keeps (specification sections 3 and 7, G56 to G74). */
export function createTreatmentLogsModule(dependencies: Dependencies): { routes: Route[] } {
  return { routes: treatmentLogRoutes(dependencies) };
}
