import { screenHref } from '@hidamari/domain/screens';
import { LinkRow, LinkRows } from '@hidamari/ui/link-row';
import { SectionHeading } from '@hidamari/ui/section-heading';
import type { RelatedQuestion } from '../related-articles.ts';

/** みんなの質問: what others asked on the same thing; nothing where nobody did, or they cannot be read. */
export function SameQuestions({ questions }: { questions: readonly RelatedQuestion[] }) {
  if (questions.length === 0) return null;
  return (
    <section className="article-related" aria-labelledby="questions-heading">
      <SectionHeading id="questions-heading" size="normal">
        みんなの質問
      </SectionHeading>
      <LinkRows>
        {questions.map(({ id, title }) => (
          <LinkRow key={id} href={screenHref('/articles/questions/:id', { id })} title={title} />
        ))}
      </LinkRows>
    </section>
  );
}
