import type { SurveyReport } from '@hidamari/contract/surveys';
import type { SurveyQuestion } from '@hidamari/domain/surveys';

type Counts = SurveyReport['questions'][number]['counts'];

/** One line of a question's table. `share` is of those who answered, in per cent. */
export interface ReportRow {
  label: string;
  count: number;
  share: number;
}

const YES_NO = [
  { value: true, label: 'はい' },
  { value: false, label: 'いいえ' },
] as const;

function choicesOf(question: SurveyQuestion): { value: string | number | boolean; label: string }[] {
  switch (question.kind) {
    case 'text':
      return [];
    case 'yes-no':
      return [...YES_NO];
    case 'scale':
      return Array.from({ length: 11 }, (_, figure) => ({ value: figure, label: labelOf(question, figure) }));
    case 'choice':
    case 'many':
      return [...question.choices];
  }
}

/** The figure, and at the ends what it means. */
function labelOf({ ends }: Extract<SurveyQuestion, { kind: 'scale' }>, figure: number): string {
  if (figure === 0) return `0　${ends[0]}`;
  return figure === 10 ? `10　${ends[1]}` : String(figure);
}

/** Every choice of a question in its order, those that nobody took too. */
export function reportRows(question: SurveyQuestion, counts: Counts, answered: number): ReportRow[] {
  return choicesOf(question).map(({ value, label }) => {
    const count = counts.find((one) => one.value === value)?.count ?? 0;
    return { label, count, share: answered === 0 ? 0 : Math.round((count / answered) * 100) };
  });
}
