import { fieldLabel } from '@hidamari/domain/members';
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
          [fieldLabel('visit_date'), visitMoment(visit)],
          [fieldLabel('hospital'), visit.hospital],
          [fieldLabel('department'), visit.department],
          [fieldLabel('purpose'), visit.purpose],
          [fieldLabel('companion'), visit.companion],
          [fieldLabel('belongings'), visit.belongings.join('、')],
          [fieldLabel('memo'), visit.memo],
          [fieldLabel('status'), optionLabel(VISIT_STATUSES, visit.status)],
        ]}
      />
      <QuestionAnswers questions={visit.questions} />
    </div>
  );
}
