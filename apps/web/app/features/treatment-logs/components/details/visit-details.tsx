import { formatJapaneseDate } from '@hidamari/domain/japanese-dates';
import { formatFigure } from '@hidamari/domain/japanese-text';
import { fieldLabel } from '@hidamari/domain/members';
import { optionLabel } from '@hidamari/domain/option-sets';
import { VISIT_KINDS } from '@hidamari/domain/treatment-logs';
import type { LogContents } from '../../log-form/log-form-of.ts';
import { WrittenDefinitions } from './written-definitions.tsx';

/** A visit or a stay (G58). */
export function VisitDetails({ log: { visit } }: { log: LogContents }) {
  if (!visit) return null;
  const { admitted_on, discharged_on, cost_yen } = visit;
  return (
    <WrittenDefinitions
      items={[
        [fieldLabel('visit.kind'), optionLabel(VISIT_KINDS, visit.kind)],
        [fieldLabel('hospital_name'), visit.hospital_name],
        [fieldLabel('department'), visit.department],
        [fieldLabel('doctor_role'), visit.doctor_role],
        [fieldLabel('explanation'), visit.explanation],
        [fieldLabel('cost_yen'), cost_yen === undefined ? '' : `${formatFigure(cost_yen)}円`],
        [fieldLabel('admitted_on'), admitted_on ? formatJapaneseDate(admitted_on) : ''],
        [fieldLabel('discharged_on'), discharged_on ? formatJapaneseDate(discharged_on) : ''],
      ]}
    />
  );
}
