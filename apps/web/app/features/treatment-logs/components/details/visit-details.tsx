import { formatJapaneseDate } from '@hidamari/domain/japanese-dates';
import { formatFigure } from '@hidamari/domain/japanese-text';
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
        ['種類', optionLabel(VISIT_KINDS, visit.kind)],
        ['病院の名前', visit.hospital_name],
        ['診療科', visit.department],
        ['話した人の役割', visit.doctor_role],
        ['言われたこと、聞けたこと', visit.explanation],
        ['費用', cost_yen === undefined ? '' : `${formatFigure(cost_yen)}円`],
        ['入院した日', admitted_on ? formatJapaneseDate(admitted_on) : ''],
        ['退院した日', discharged_on ? formatJapaneseDate(discharged_on) : ''],
      ]}
    />
  );
}
