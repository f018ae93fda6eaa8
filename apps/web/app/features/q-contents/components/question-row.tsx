import './question-row.css';
import { ASKERS, optionLabel } from '@hidamari/domain/option-sets';
import { screenHref } from '@hidamari/domain/screens';
import { Icon } from '@hidamari/ui/icon';
import { Link } from '@hidamari/ui/link';
import { Tag } from '@hidamari/ui/tag';
import type { ListedQuestion } from '../question-list.ts';

interface QuestionRowProps {
  question: ListedQuestion;
  headingLevel?: 2 | 3;
}

/** A question in a list: its words, who asked, and what it is about. */
function QuestionRow({ question, headingLevel = 2 }: QuestionRowProps) {
  const { id, title, consultation_user, is_sample, group, status } = question;
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <Link href={screenHref('/articles/questions/:id', { id })} className="question-row">
      <span className="question-row-mark" aria-hidden="true">
        問
      </span>
      <div className="question-row-words">
        <Heading>{title}</Heading>
        <span className="question-row-tags">
          <span className="ui-meta">
            {`${optionLabel(ASKERS, consultation_user)}からの質問${is_sample ? '（見本）' : ''}`}
          </span>
          {group === null ? null : <Tag>{group}</Tag>}
          {status === null ? null : <Tag>{status}</Tag>}
        </span>
      </div>
      <Icon name="right" size={20} />
    </Link>
  );
}

/** Rows with hairlines between them; `idOf` gives each place a name, where something leads there. */
export function QuestionRows({
  questions,
  headingLevel = 2,
  idOf,
}: {
  questions: readonly ListedQuestion[];
  headingLevel?: 2 | 3;
  idOf?: (at: number) => string;
}) {
  return (
    <ul className="question-rows">
      {questions.map((question, at) => (
        <li key={question.id} id={idOf?.(at)}>
          <QuestionRow question={question} headingLevel={headingLevel} />
        </li>
      ))}
    </ul>
  );
}
