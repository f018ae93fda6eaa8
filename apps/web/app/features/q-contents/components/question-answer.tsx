import type { QContent } from '@hidamari/contract/content';
import { SectionHeading } from '@hidamari/ui/section-heading';
import { ContentBody } from '../../../parts/content/clean-html.tsx';
import { TextEnd } from '../../../parts/content/text-end.tsx';

/** What supporters answer, where it comes from, what it cannot be, and how it has changed. */
export function QuestionAnswer({ question }: { question: QContent }) {
  return (
    <div className="q-content-text">
      <section aria-labelledby="answer-heading">
        <SectionHeading id="answer-heading" size="normal">
          {question.is_sample ? '答えの見本' : '相談員の答え'}
        </SectionHeading>
        <ContentBody html={question.content} />
      </section>
      <TextEnd
        text={question}
        name="この答え"
        limits="この答えは一般的な内容で、あなたの治療についてのものではありません。治療のことは、かかっている病院でお確かめください。"
      />
    </div>
  );
}
