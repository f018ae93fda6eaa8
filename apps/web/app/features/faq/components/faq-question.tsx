import { Fold } from '@hidamari/ui/fold';
import { ContentBody } from '../../../shell/content/content-body.tsx';
import { MarkedPieces } from '../../../shell/content/marked-pieces.tsx';
import type { FaqQuestion, QuestionMarks } from '../faq-sections.ts';

function FoundQuestion({ question, place }: QuestionMarks) {
  return (
    <>
      <MarkedPieces pieces={question} />
      {place ? (
        <span className="faq-place ui-meta">
          <MarkedPieces pieces={place} />
        </span>
      ) : null}
    </>
  );
}

interface FaqFoldProps {
  question: FaqQuestion;
  openAtFirst: boolean;
}

/** A question that opens to its answer, also without a script. */
export function FaqFold({ question: { id, question, answer, marks }, openAtFirst }: FaqFoldProps) {
  const summary = marks ? <FoundQuestion {...marks} /> : question;
  return (
    <Fold id={id} mark="問" summary={summary} openAtFirst={openAtFirst}>
      <ContentBody html={answer} />
    </Fold>
  );
}
