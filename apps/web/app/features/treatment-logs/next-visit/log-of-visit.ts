import type { NextVisit } from '@hidamari/contract/treatment-logs';
import { blankLogForm, type LogFormValues } from '../log-form/log-form-values.ts';

/**
 * A new log of the day of a visit, filled in as far as the visit says it. A log never lies ahead (G56): a visit that
 * does is written down today.
 */
export function logFormOfVisit(visit: NextVisit, today: string): LogFormValues {
  const blank = blankLogForm(visit.visit_date <= today ? visit.visit_date : today);
  const { hospital = '', department = '' } = visit;
  return {
    ...blank,
    log_time: visit.visit_time ?? '',
    categories: ['is_visiting_hospital_log'],
    visit: { ...blank.visit, kind: 'outpatient', hospital_name: hospital, department },
    next_visit_id: visit.id,
  };
}
