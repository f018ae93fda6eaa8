import { Button, ButtonPair } from '@hidamari/ui/button';
import { ErrorSummary } from '@hidamari/ui/error-summary';
import { Notice } from '@hidamari/ui/notice';
import { PageHeading } from '@hidamari/ui/page-heading';
import { StepLine } from '@hidamari/ui/steps';
import type { ReactNode } from 'react';
import { FailedSaveNotice } from '../../../shell/forms/failed-save-notice.tsx';
import { LeaveGuard } from '../../../shell/forms/leave-guard.tsx';
import { WrittenForm } from '../../../shell/forms/written-form.tsx';
import { useFocusOnNewStep } from '../../../shell/use-focus-on-new-step.ts';
import { type SurveyFormOptions, useSurveyForm } from '../use-survey-form.ts';
import { QuestionField } from './question-field.tsx';

interface SurveyFormProps extends SurveyFormOptions {
  title: string;
  lead: string;
  /** Below the first page: another way than answering. `letGo` drops what was chosen. */
  aside?: (letGo: () => void) => ReactNode;
}

const RESUMED = '前のページまでの答えは、届いています。つづきから答えられます。';
const FROM_ELSEWHERE = 'このページの答えは、届いています。変えたいところだけ、選び直してください。';

/** A part of a survey, one page of questions at a time (G101). */
export function SurveyForm({ title, lead, aside, ...options }: SurveyFormProps) {
  const form = useSurveyForm(options);
  const { page, number, total, next } = form;
  useFocusOnNewStep(number);
  const isResumed = options.nextPage > 1 && number === options.nextPage;
  return (
    <WrittenForm onSend={form.send}>
      {total > 1 ? (
        <div className="pt-2">
          <StepLine current={number} total={total} name={page.title} next={next} />
        </div>
      ) : null}
      <PageHeading lead={lead}>
        <span>{title}</span>
        {total > 1 ? (
          <span className="ui-visually-hidden">{`、${total}つのうち${number}つめ、${page.title}`}</span>
        ) : null}
      </PageHeading>
      {isResumed || form.isFromElsewhere ? (
        <div className="mb-6">
          <Notice tone="ok">
            <p>{form.isFromElsewhere ? FROM_ELSEWHERE : RESUMED}</p>
          </Notice>
        </div>
      ) : null}
      <ErrorSummary errors={form.errors} attempt={form.attempt} />
      <div className="survey-questions">
        {page.questions.map((question) => (
          <QuestionField
            key={question.name}
            survey={options.survey}
            question={question}
            answer={form.answers[question.name]}
            error={form.errors.find(({ id }) => id === question.name)?.text}
            onAnswer={(answer) => form.answer(question.name, answer)}
          />
        ))}
      </div>
      <div className="grid grid-cols-1 gap-6">
        <FailedSaveNotice failure={form.failure} onSendAgain={form.send} />
        <Onward form={form} />
        {number === 1 ? aside?.(form.letGo) : null}
      </div>
      <LeaveGuard isUnsaved={form.isUnsaved} onLeave={form.keep} />
    </WrittenForm>
  );
}

/** 「次へ」 always goes: nothing has to be answered. */
function Onward({ form }: { form: ReturnType<typeof useSurveyForm> }) {
  const { number, total, busy, goBack } = form;
  const onward = (
    <Button type="submit" size="large" width="full" busy={busy}>
      {number < total ? `次へ（${number + 1}／${total}）` : '答えを送る'}
    </Button>
  );
  if (number === 1) return onward;
  return (
    <ButtonPair
      back={
        <Button kind="plain" size="large" onClick={goBack}>
          戻る
        </Button>
      }
      onward={onward}
    />
  );
}
