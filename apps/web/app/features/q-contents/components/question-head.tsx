import type { QContent } from '@hidamari/contract/content';
import { formatPlainDate } from '@hidamari/domain/japanese-dates';
import { Icon } from '@hidamari/ui/icon';
import { Notice } from '@hidamari/ui/notice';
import { PageHeading } from '@hidamari/ui/page-heading';
import { Tag } from '@hidamari/ui/tag';
import { StaleNote } from '../../../shell/content/stale-note.tsx';
import { askerWords } from '../asker-words.ts';
import { nameOf } from '../question-list.ts';

/** What the question is about and who asked, in general words. */
function About({ question }: { question: QContent }) {
  const tags = [nameOf(question.cancer_group), nameOf(question.treatment_status)];
  return (
    <p className="q-content-about">
      <span className="ui-meta">{askerWords(question)}</span>
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
      <p className="q-content-byline">
        <Icon name="check" size={20} />
        <span>
          <time dateTime={reviewed_at}>{formatPlainDate(reviewed_at)}</time>　<b>{reviewer_role}</b>
          が内容を確認しました
        </span>
      </p>
      {review_due ? (
        <Notice tone="caution" title="内容を確認中です">
          <p>
            見直しの時期になったため、いま内容を確かめています。大切なことは、かかっている病院でもお確かめください。
          </p>
        </Notice>
      ) : null}
      {isStale ? <StaleNote /> : null}
    </div>
  );
}
