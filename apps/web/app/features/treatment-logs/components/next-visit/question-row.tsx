import { VISIT_LIMITS } from '@hidamari/domain/next-visits';
import { Button } from '@hidamari/ui/button';
import { TickField } from '@hidamari/ui/check-picks';
import { TextArea } from '@hidamari/ui/text-area';
import { VisuallyHidden } from '@hidamari/ui/visually-hidden';
import { CrisisNote } from '../../../../parts/crisis/crisis-note.tsx';
import { moveButtonId } from './use-focus-moved-question.ts';
import { useVisitQuestion } from './visit-form-context.tsx';

type Props = {
  index: number;
  count: number;
  /** The day has come: there may be an answer. */
  withAnswer: boolean;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
};

/** One thing to ask: its words, its answer once the day has come, and the ways to move it and to take it out. */
export function QuestionRow({ index, count, withAnswer, onMove, onRemove }: Props) {
  const question = useVisitQuestion(index);
  const name = `聞きたいこと${index + 1}`;
  return (
    <li className="grid gap-4 rounded-l border border-line bg-surface-raised p-4 md:p-5">
      <div className="[&_textarea]:min-h-20">
        <TextArea label={name} rows={2} {...question.text('text')} />
      </div>
      <CrisisNote text={question.values.text} />
      {withAnswer ? <Answer index={index} name={name} /> : null}
      <div className="-mx-2 flex flex-wrap items-center gap-x-1">
        {count > 1 ? (
          <>
            <MoveButton by={-1} id={question.values.id} name={name} isEnd={index === 0} onMove={onMove} />
            <MoveButton
              by={1}
              id={question.values.id}
              name={name}
              isEnd={index === count - 1}
              onMove={onMove}
            />
          </>
        ) : null}
        <span className="ml-auto">
          <Button kind="text" size="small" icon="trash" onClick={onRemove}>
            <VisuallyHidden>{`${name}を`}</VisuallyHidden>外す
          </Button>
        </span>
      </div>
    </li>
  );
}

function MoveButton(props: {
  by: -1 | 1;
  id: string;
  name: string;
  isEnd: boolean;
  onMove: (by: -1 | 1) => void;
}) {
  const { by, id, name, isEnd, onMove } = props;
  return (
    <Button
      id={moveButtonId(id, by)}
      kind="text"
      size="small"
      icon={by === -1 ? 'up' : 'down'}
      disabled={isEnd}
      onClick={() => onMove(by)}
    >
      <VisuallyHidden>{`${name}を`}</VisuallyHidden>
      {by === -1 ? '上へ' : '下へ'}
    </Button>
  );
}

function Answer({ index, name }: { index: number; name: string }) {
  const question = useVisitQuestion(index);
  return (
    <div className="grid gap-2">
      <TickField
        name={`questions.${index}.asked`}
        label={
          <>
            <VisuallyHidden>{`${name}を`}</VisuallyHidden>聞けた
          </>
        }
        checked={question.values.asked}
        onChange={({ target }) => question.change({ asked: target.checked })}
      />
      <TextArea
        label={
          <>
            <VisuallyHidden>{`${name}の`}</VisuallyHidden>答え
          </>
        }
        need="optional"
        rows={3}
        limit={VISIT_LIMITS.answer}
        {...question.text('answer')}
      />
      <CrisisNote text={question.values.answer} />
    </div>
  );
}
