import { fieldLabel } from '@hidamari/domain/members';
import { moved, QUESTION_SUGGESTIONS, VISIT_LIMITS } from '@hidamari/domain/next-visits';
import { Button } from '@hidamari/ui/button';
import { Chip, Chips } from '@hidamari/ui/chips';
import { FieldError } from '@hidamari/ui/field';
import { useToast } from '@hidamari/ui/toast';
import { useRef } from 'react';
import { useFocusNewRow } from '../../../../shell/forms/use-focus-new-row.ts';
import type { QuestionValues } from '../../next-visit/visit-form-values.ts';
import { FormSection } from '../form/form-section.tsx';
import { QuestionRow } from './question-row.tsx';
import { useFocusMovedQuestion } from './use-focus-moved-question.ts';
import { useVisitFormParts } from './visit-form-context.tsx';

function newQuestion(text: string): QuestionValues {
  return { id: crypto.randomUUID(), text, asked: false, answer: '' };
}

/**
 * What to ask, in the member's order (G69): own words, or words to pick. Taking one out can be undone, since an answer
 * may go with it.
 */
export function QuestionList({ withAnswers }: { withAnswers: boolean }) {
  const { form } = useVisitFormParts();
  const { questions } = form.values;
  const toast = useToast();
  const focusNext = useFocusNewRow('questions', questions.length, 'text');
  const { said, follow } = useFocusMovedQuestion(questions);
  const addButton = useRef<HTMLButtonElement>(null);
  // The rows behind one that goes move up, and their sentences with them: the next check says what still stands.
  const write = (next: readonly QuestionValues[]) => form.change({ questions: [...next] }, ['questions']);

  const move = (index: number, by: -1 | 1) => {
    const question = questions[index];
    if (!question) return;
    follow(question.id, by);
    write(moved(questions, index, index + by));
  };
  const remove = (index: number) => {
    const question = questions[index];
    if (!question) return;
    // The button that was pressed goes with its row: the keyboard goes on from the end of the list.
    addButton.current?.focus({ preventScroll: true });
    write(questions.toSpliced(index, 1));
    const putBack = () =>
      form.replace((now) => ({ ...now, questions: now.questions.toSpliced(index, 0, question) }));
    toast({ text: '聞きたいことを外しました', action: { label: '元に戻す', onPress: putBack } });
  };
  const isFull = questions.length >= VISIT_LIMITS.questions;
  const error = form.errorOf('questions');
  return (
    <FormSection
      title={fieldLabel('questions')}
      hint={
        withAnswers
          ? '聞けたものに印をつけて、答えを書いておけます。書かなくてもかまいません。'
          : '上から順に聞けるように、並べかえられます。'
      }
    >
      <div id="questions" tabIndex={-1} className="grid gap-6">
        {error ? <FieldError id="questions-error">{error}</FieldError> : null}
        <ol className="grid gap-4 empty:hidden">
          {questions.map((question, index) => (
            <QuestionRow
              key={question.id}
              index={index}
              count={questions.length}
              withAnswer={withAnswers}
              onMove={(by) => move(index, by)}
              onRemove={() => remove(index)}
            />
          ))}
        </ol>
        <p role="status" className="ui-visually-hidden">
          {said}
        </p>
        <div>
          <Button
            ref={addButton}
            kind="plain"
            icon="plus"
            disabled={isFull}
            onClick={() => {
              focusNext();
              write([...questions, newQuestion('')]);
            }}
          >
            聞きたいことを足す
          </Button>
        </div>
        <Suggestions questions={questions} isFull={isFull} onWrite={write} />
      </div>
    </FormSection>
  );
}

/** Words to pick from; a second press takes them out again, as long as nothing was written to them. */
function Suggestions(props: {
  questions: readonly QuestionValues[];
  isFull: boolean;
  onWrite: (next: readonly QuestionValues[]) => void;
}) {
  const { questions, isFull, onWrite } = props;
  const toggle = (text: string) => {
    const picked = questions.find((question) => question.text === text);
    if (!picked) return isFull ? undefined : onWrite([...questions, newQuestion(text)]);
    if (picked.asked || picked.answer !== '') return undefined;
    return onWrite(questions.filter((question) => question !== picked));
  };
  return (
    <div className="grid gap-2 [&_.ui-chip]:text-left">
      <p className="ui-meta">よく聞かれることから選ぶ</p>
      <Chips name="よく聞かれることから選ぶ">
        {QUESTION_SUGGESTIONS.map((text) => (
          <Chip
            key={text}
            pressed={questions.some((question) => question.text === text)}
            onPress={() => toggle(text)}
          >
            {text}
          </Chip>
        ))}
      </Chips>
    </div>
  );
}
