import { isVeryLow, type SurveyAnswer, type SurveyId, type SurveyQuestion } from '@hidamari/domain/surveys';
import { CheckPicks } from '@hidamari/ui/check-picks';
import { NumberScale } from '@hidamari/ui/number-scale';
import { RadioPicks } from '@hidamari/ui/radio-picks';
import { TextArea } from '@hidamari/ui/text-area';
import { CrisisNote } from '../../../parts/crisis/crisis-note.tsx';
import { answerAfterBox, answerOfRadio, boxesOf, DECLINED, optionsOf, radioOf } from '../survey-answers.ts';
import { CalmCard } from './calm-card.tsx';

export interface QuestionFieldProps {
  survey: SurveyId;
  question: SurveyQuestion;
  answer: SurveyAnswer | undefined;
  error: string | undefined;
  onAnswer(answer: SurveyAnswer): void;
}

/** One question with what may stand under it; 「答えたくない」 is one of its answers, or leaving the field empty (G101). */
export function QuestionField(props: QuestionFieldProps) {
  return (
    <div className="survey-question">
      <Control {...props} />
    </div>
  );
}

function Control({ survey, question, answer, error, onAnswer }: QuestionFieldProps) {
  const frame = { name: question.name, hint: question.hint, error };
  switch (question.kind) {
    case 'choice':
    case 'yes-no':
      return (
        <RadioPicks
          {...frame}
          label={<Heading>{question.text}</Heading>}
          columns={question.kind === 'yes-no' ? 3 : 1}
          options={optionsOf(question)}
          value={radioOf(answer)}
          onChange={({ target }) => onAnswer(answerOfRadio(question, target.value))}
        />
      );
    case 'many':
      return (
        <CheckPicks
          {...frame}
          label={<Heading>{question.text}</Heading>}
          columns={2}
          options={optionsOf(question)}
          values={boxesOf(answer)}
          onChange={({ target }) => onAnswer(answerAfterBox(answer, target))}
        />
      );
    case 'scale':
      return (
        <>
          <NumberScale
            {...frame}
            label={<Heading>{question.text}</Heading>}
            ends={question.ends}
            other={DECLINED}
            value={radioOf(answer)}
            onChange={({ target }) => onAnswer(answerOfRadio(question, target.value))}
          />
          {question.isBurden ? (
            <CalmCard isShown={answer !== undefined && isVeryLow(survey, { [question.name]: answer })} />
          ) : null}
        </>
      );
    case 'text': {
      const text = typeof answer === 'string' ? answer : '';
      return (
        <>
          <TextArea
            {...frame}
            label={<span className="survey-question-text">{question.text}</span>}
            need="optional"
            limit={question.longest}
            value={text}
            onChange={({ target }) => onAnswer(target.value)}
          />
          <CrisisNote text={text} />
        </>
      );
    }
  }
}

/** Of a group of controls: its legend may hold a heading, by which who listens finds the questions. */
function Heading({ children }: { children: string }) {
  return <h2 className="survey-question-text">{children}</h2>;
}
