import type { QContent } from '@hidamari/contract/content';
import { PageHeading } from '@hidamari/ui/page-heading';
import { Tag } from '@hidamari/ui/tag';
import { ReviewDueNote, StaleNote } from '../../../parts/content/content-notes.tsx';
import { ReviewedBy } from '../../../parts/content/reviewed-by.tsx';
import { askerWords } from '../asker-words.ts';
import { nameOf } from '../question-list.ts';

/** What the question is about and who asked, in general words. */
function About({ question }: { question: QContent }) {
  const tags = [nameOf(question.cancer_group), nameOf(question.treatment_status)];
  return (
    <p className="q-content-about">
      <span className="ui-meta">{`${askerWords(question)}${question.is_sample ? '（見本）' : ''}`}</span>
      {tags.map((tag) => (tag === null ? null : <Tag key={tag}>{tag}</Tag>))}
    </p>
  );
}

/** The question, who asked, who has checked the answer and when: the role, never a name (G100). */
export function QuestionHead({ question, isStale }: { question: QContent; isStale: boolean }) {
  const { title, reviewed_at, reviewer_role, review_due } = question;
  return (
    <div className="q-content-head">
      <PageHeading before={<About question={question} />}>{title}</PageHeading>
      <ReviewedBy day={reviewed_at} reviewer={reviewer_role} />
      {review_due ? <ReviewDueNote /> : null}
      {isStale ? <StaleNote /> : null}
    </div>
  );
}
