import type { ModuleWith } from '../../portal-module.ts';
import { eraseTrashedLogs } from './erase-trashed-logs.ts';
import { treatmentLogBelongings } from './move-treatment-logs.ts';
import { type LogReading, type TreatmentLogNeeds, treatmentLogRoutes } from './treatment-logs.routes.ts';

export { createTreatmentLogs } from './create-treatment-log.ts';
export { countTreatmentLogs, listTreatmentLogIds, openTreatmentLogs } from './export-treatment-logs.ts';
export { hasLogs, listLogMentions } from './list-log-mentions.ts';
export { findLastVisitDate, listPeriodLogs, type PeriodLogs } from './list-period-logs.ts';
export { listSharedLogs } from './list-treatment-logs.ts';
export { hasDrugTherapy, hasHighSymptomSince, hasVisitLog, newestLogDay } from './prompt-facts.ts';
export { readTreatmentLog } from './read-treatment-logs.ts';
export { restoreExportedLog } from './restore-exported-log.ts';
export type { LogReading } from './treatment-logs.routes.ts';
export { updateTreatmentLog } from './update-treatment-log.ts';

/** Treatment logs: the diary a patient keeps (specification sections 3 and 7, G56 to G74). */
export function createTreatmentLogsModule(
  needs: TreatmentLogNeeds,
  reading: LogReading,
): ModuleWith<'routes' | 'jobs' | 'belongings'> {
  return {
    routes: treatmentLogRoutes(needs, reading),
    belongings: [treatmentLogBelongings],
    jobs: [
      {
        name: 'erase-trashed-logs',
        dailyAt: '03:30',
        run: async () => void (await eraseTrashedLogs(needs)),
      },
    ],
  };
}
