import { type CannedAnswer, deleteCannedAnswerEndpoint } from '@hidamari/contract/canned-answers';
import { cannedAnswersByTopic } from '@hidamari/domain/canned-answers';
import { formatJapaneseDate } from '@hidamari/domain/japanese-dates';
import { VARIANTS } from '@hidamari/domain/site-variants';
import { ButtonLink } from '@hidamari/ui/button';
import { EmptyState } from '@hidamari/ui/empty-state';
import { Fold } from '@hidamari/ui/fold';
import { PAGE_HEADING_ID, PageHeading } from '@hidamari/ui/page-heading';
import { SectionHeading } from '@hidamari/ui/section-heading';
import { useToast } from '@hidamari/ui/toast';
import { useRevalidator } from 'react-router';
import { browserApi } from '../../../shell/data/browser-api.ts';
import { DeleteButton, unlessGone } from '../../../shell/forms/delete-button.tsx';
import { useFocusOnceChanged } from '../../../shell/forms/use-focus-new-row.ts';
import { answerHref, NEW_ANSWER_HREF } from '../answer-values.ts';

const WRITE = (
  <ButtonLink href={NEW_ANSWER_HREF} icon="pen">
    言い回しを書く
  </ButtonLink>
);

/** Every canned answer under its topic. */
export function AnswerList({ answers }: { answers: readonly CannedAnswer[] }) {
  const noteDeleted = useFocusOnceChanged(answers, PAGE_HEADING_ID);
  return (
    <>
      <PageHeading lead="お返事の書きだしに使う文例です。机の全員が使い、送る前に、その方に合わせて書き直します。会員のことは書かないでください。">
        言い回し
      </PageHeading>
      {answers.length === 0 ? (
        <EmptyState title="言い回しは、まだありません" actions={WRITE}>
          よく使うごあいさつや、窓口のご案内から書いてみてください。
        </EmptyState>
      ) : (
        <div className="grid gap-10">
          <div>{WRITE}</div>
          {cannedAnswersByTopic(answers).map(({ label, answers: group }, index) => (
            <section key={label} className="grid gap-2" aria-labelledby={`topic-${index}`}>
              <SectionHeading id={`topic-${index}`} size="small">
                {label}
              </SectionHeading>
              <div>
                {group.map((answer) => (
                  <AnswerItem key={answer.id} answer={answer} onDeleted={noteDeleted} />
                ))}
              </div>
            </section>
          ))}
        </div>
      )}
    </>
  );
}

function AnswerItem({ answer, onDeleted }: { answer: CannedAnswer; onDeleted: () => void }) {
  const titleId = `answer-${answer.id}`;
  const { variant, updated_by, updated_at } = answer;
  const facts = [
    variant === null ? null : `${VARIANTS[variant].deskName}の窓口だけ`,
    updated_by === null ? '見本' : `${formatJapaneseDate(updated_at.slice(0, 10))} ${updated_by}`,
  ];
  return (
    <Fold summary={<span id={titleId}>{answer.title}</span>}>
      <div className="grid gap-4">
        <p className="whitespace-pre-line">{answer.text}</p>
        <p className="ui-meta ui-num">{facts.filter((fact) => fact !== null).join('・')}</p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink kind="plain" icon="pen" href={answerHref(answer.id)} aria-describedby={titleId}>
            直す
          </ButtonLink>
          <DeleteAnswer answer={answer} titleId={titleId} onDeleted={onDeleted} />
        </div>
      </div>
    </Fold>
  );
}

interface DeleteProps {
  answer: CannedAnswer;
  titleId: string;
  onDeleted: () => void;
}

function DeleteAnswer({ answer: { id, title }, titleId, onDeleted }: DeleteProps) {
  const toast = useToast();
  const { revalidate } = useRevalidator();
  return (
    <DeleteButton
      label="削除する"
      describedBy={titleId}
      title="この言い回しを削除しますか"
      verb="削除する"
      busyVerb="削除しています…"
      onDelete={async () => {
        await unlessGone(browserApi().call(deleteCannedAnswerEndpoint, { params: { id } }));
        onDeleted();
        toast({ text: '言い回しを削除しました' });
        await revalidate();
      }}
    >
      <p>
        <b>{`「${title}」`}</b>
        を削除します。机のだれの画面からも消え、元には戻せません。
      </p>
    </DeleteButton>
  );
}
