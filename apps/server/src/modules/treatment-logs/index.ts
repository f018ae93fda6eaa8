import { LIST_PAGE_SIZE } from '@hidamari/domain/limits';
import type { Executor } from '../../database/database.ts';
import { listMentions } from './treatment-logs.repository.ts';
import { type TreatmentLogNeeds, treatmentLogRoutes } from './treatment-logs.routes.ts';

export { createTreatmentLog, type NewTreatmentLog } from './create-treatment-log.ts';
export { eraseTrashedLogs } from './erase-trashed-logs.ts';

/** Treatment logs: the diary a patient keeps (specification sections 3 and 7, G56 to G74). */
export function createTreatmentLogsModule(needs: TreatmentLogNeeds) {
  return {
    routes: treatmentLogRoutes(needs),
    /** Id and day of the newest logs, for `treatment_logs` of the member's user data. */
    listLogMentions: (executor: Executor, memberId: string) =>
      listMentions(executor, memberId, LIST_PAGE_SIZE),
  };
}
