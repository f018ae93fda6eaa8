import { Fold } from '@hidamari/ui/fold';
import { ContentBody } from '../../../parts/content/content-body.tsx';
import type { FaqQuestion } from '../faq-sections.ts';

interface FaqFoldProps {
  question: FaqQuestion;
  openAtFirst: boolean;
}

/** A question that opens to its answer, also without a script. */
export function FaqFold({ question: { id, question, answer }, openAtFirst }: FaqFoldProps) {
  return (
    <Fold id={id} mark="問" summary={question} openAtFirst={openAtFirst}>
      <ContentBody html={answer} />
    </Fold>
  );
}
