import { stripMarkup } from '@hidamari/domain/japanese-text';
import { highlight, snippet } from '@hidamari/domain/search-text';
import { Fold } from '@hidamari/ui/fold';
import { ContentBody } from '../../../shell/content/content-body.tsx';
import { MarkedPieces } from '../../../shell/content/marked-pieces.tsx';
import type { FaqQuestion } from '../faq-sections.ts';

/** Characters shown on either side of a word that was found in an answer. */
const AROUND = 18;

/** The question with the words marked; where they stand in the answer alone, the place in it. */
function FoundQuestion({ question, answer, words }: FaqQuestion & { words: readonly string[] }) {
  const pieces = highlight(question, words);
  const place = pieces.some(({ isMatch }) => isMatch) ? null : snippet(stripMarkup(answer), words, AROUND);
  return (
    <>
      <MarkedPieces pieces={pieces} />
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
  /** From `searchWords`; empty while nobody is looking for anything. */
  words: readonly string[];
}

/** A question that opens to its answer, also without a script. */
export function FaqFold({ question, openAtFirst, words }: FaqFoldProps) {
  const summary = words.length === 0 ? question.question : <FoundQuestion {...question} words={words} />;
  return (
    <Fold id={question.id} mark="問" summary={summary} openAtFirst={openAtFirst}>
      <ContentBody html={question.answer} />
    </Fold>
  );
}
