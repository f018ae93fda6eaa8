import { Icon } from '@hidamari/ui/icon';
import type { VisitContents } from '../../next-visit/visit-form-values.ts';

/** The questions in the member's order, each with what was answered; nothing where there was no question. */
export function QuestionAnswers({ questions }: Pick<VisitContents, 'questions'>) {
  if (questions.length === 0) return null;
  return (
    <ol className="grid gap-4">
      {questions.map(({ id, text, asked, answer }) => (
        <li key={id ?? text} className="grid gap-1 border-l-4 border-sun-line pl-4">
          <p className="font-bold">{text}</p>
          {asked ? (
            <p className="flex items-center gap-1 text-sm text-ok">
              <Icon name="check" size={18} />
              聞けた
            </p>
          ) : null}
          {answer ? <p className="whitespace-pre-line">{answer}</p> : null}
        </li>
      ))}
    </ol>
  );
}
