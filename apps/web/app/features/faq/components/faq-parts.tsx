import { Button } from '@hidamari/ui/button';
import { ChipLink, Chips } from '@hidamari/ui/chips';
import { EmptyState } from '@hidamari/ui/empty-state';
import { Fold } from '@hidamari/ui/fold';
import { SectionHeading } from '@hidamari/ui/section-heading';
import { ContentBody } from '../../../parts/content/clean-html.tsx';
import type { FaqQuestion, FaqSection } from '../faq-sections.ts';

/** Ways to the sections of this page. */
export function SectionChips({ sections }: { sections: readonly FaqSection[] }) {
  if (sections.length === 0) return null;
  return (
    <Chips name="分類へ進む" scroll>
      {sections.map(({ id, name }) => (
        <ChipLink key={id} href={`#${encodeURIComponent(id)}`}>
          {name}
        </ChipLink>
      ))}
    </Chips>
  );
}

interface FaqSectionQuestionsProps {
  section: FaqSection;
  /** Id of the question that stands open. */
  opened: string | undefined;
}

/**
 * One category; its id is its place in the page: /faq#sign-in. What is no words of the page, but finds its questions, stands in
 * its marks.
 */
export function FaqSectionQuestions({ section: { id, name, questions }, opened }: FaqSectionQuestionsProps) {
  const heading = `${id}-heading`;
  return (
    <section id={id} className="faq-section" aria-labelledby={heading}>
      <SectionHeading id={heading} size="normal">
        {name}
      </SectionHeading>
      <div data-faq-names={JSON.stringify(questions.map((one) => one.name))}>
        {questions.map((question) => (
          <FaqFold key={question.id} question={question} openAtFirst={question.id === opened} />
        ))}
      </div>
    </section>
  );
}

/** No question holds the words: shown by the script that looks for them. */
export function NoQuestionFound() {
  return (
    <div data-faq-nothing="" hidden>
      <EmptyState
        title="その言葉を含む質問は、ありませんでした"
        drawing="scene-empty"
        actions={<Button kind="plain">さがす言葉を消して、すべて見る</Button>}
      >
        言葉を短くするか、ほかの言い方でお試しください。お電話でおたずねいただくこともできます。
      </EmptyState>
    </div>
  );
}

interface FaqFoldProps {
  question: FaqQuestion;
  openAtFirst: boolean;
}

/** A question that opens to its answer, also without a script. */
function FaqFold({ question: { id, question, answer }, openAtFirst }: FaqFoldProps) {
  return (
    <Fold id={id} mark="問" summary={question} openAtFirst={openAtFirst}>
      <ContentBody html={answer} />
    </Fold>
  );
}
