import { VISIT_STATUSES } from '@hidamari/domain/next-visits';
import { optionLabel } from '@hidamari/domain/option-sets';
import type { VisitContents } from '../../next-visit/visit-form-values.ts';
import { visitMoment } from '../../next-visit/visit-words.ts';
import { WrittenDefinitions } from '../details/written-definitions.tsx';
import { QuestionAnswers } from './question-answers.tsx';

/** Everything a visit says, to be read. */
export function PlannedVisitDetails({ visit }: { visit: VisitContents }) {
  return (
    <div className="grid gap-4">
      <WrittenDefinitions
        items={[
          ['受診日', visitMoment(visit)],
          ['病院の名前', visit.hospital],
          ['診療科', visit.department],
          ['受診の目的', visit.purpose],
          ['付きそいの方', visit.companion],
          ['持ちもの', visit.belongings.join('、')],
          ['メモ', visit.memo],
          ['ようす', optionLabel(VISIT_STATUSES, visit.status)],
        ]}
      />
      <QuestionAnswers questions={visit.questions} />
    </div>
  );
}
