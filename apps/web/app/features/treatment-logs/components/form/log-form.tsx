import { screenHref } from '@hidamari/domain/screens';
import { Button, ButtonLink, ButtonPair } from '@hidamari/ui/button';
import { TickField } from '@hidamari/ui/check-picks';
import { QuestionDialog } from '@hidamari/ui/dialog';
import { EmergencyLine } from '@hidamari/ui/emergency-box';
import { ErrorSummary } from '@hidamari/ui/error-summary';
import { FieldError } from '@hidamari/ui/field';
import { Notice } from '@hidamari/ui/notice';
import { PageHeading } from '@hidamari/ui/page-heading';
import { useEffect, useRef } from 'react';
import { EMERGENCY_NOTE } from '../../../../shell/emergency-note.ts';
import { FailedSaveNotice } from '../../../../shell/forms/failed-save-notice.tsx';
import { LeaveGuard } from '../../../../shell/forms/leave-guard.tsx';
import { WrittenForm } from '../../../../shell/forms/written-form.tsx';
import { BackLink } from '../../../../shell/page-links.tsx';
import type { LogFormValues } from '../../log-form/log-form-values.ts';
import { DraftOffer } from '../stored-form/draft-offer.tsx';
import { DraftNote, DraftSaved } from '../stored-form/draft-saved.tsx';
import type { FormStart } from '../stored-form/use-stored-form.ts';
import { CategoryChoice, ChosenParts, FoldedParts } from './category-parts.tsx';
import { ConflictChoice } from './conflict-choice.tsx';
import { DaySection } from './day-section.tsx';
import { FormSection, ImagesAwaited } from './form-section.tsx';
import { ImagesSection } from './image-field.tsx';
import { LogFormProvider, useLogForm } from './log-form-context.tsx';
import { LogImagesProvider } from './log-images-context.tsx';
import { UnusualValuesDialog } from './unusual-values-dialog.tsx';
import { useTreatmentLogForm } from './use-treatment-log-form.ts';
import { WrittenThresholds } from './written-thresholds.tsx';

type LogFormProps = {
  title: string;
  back: { href: string; label: string };
  start: FormStart<LogFormValues>;
};

/** The form of a treatment log, for a new one and for a stored one (U-T03). */
export function LogForm({ title, back, start }: LogFormProps) {
  const { form, images, today, isUnsaved, draft, submit, isGone, busy, questions, conflict } =
    useTreatmentLogForm(start);
  const element = useOpenFoldsWithErrors(form.attempt);
  return (
    <LogFormProvider value={{ form, today }}>
      <PageHeading
        before={<BackLink href={back.href}>{back.label}</BackLink>}
        aside={<DraftSaved at={draft.keptAt} />}
      >
        {title}
      </PageHeading>
      {draft.offered ? <DraftOffer isUnsaved={isUnsaved} onTake={draft.take} onDrop={draft.drop} /> : null}
      <ErrorSummary errors={form.summary} attempt={form.attempt} />
      <WrittenForm ref={element} onSend={submit}>
        <WrittenThresholds />
        <FormSection title="いつの、何の記録ですか">
          <DaySection />
          <CategoryChoice />
        </FormSection>
        <LogImagesProvider value={images}>
          <WrittenParts />
        </LogImagesProvider>
        <div className="grid gap-6 py-8">
          <TickField
            name="share_with_supporter"
            label={<b>この記録を、相談員に見せる</b>}
            note="相談の画面で「登録内容と治療ログも見せる」を選んでいる間、相談員がこの記録を読み、コメントを書けます。画像と書類は、数だけが見えます。あとからいつでも変えられます。保険会社などには伝わりません。"
            checked={form.values.share_with_supporter}
            onChange={(event) => form.change({ share_with_supporter: event.target.checked })}
          />
          {conflict ? (
            <ConflictChoice
              mine={conflict.mine}
              stored={conflict.stored}
              busy={busy}
              onKeepMine={conflict.keepMine}
              onTakeStored={conflict.takeStored}
            />
          ) : (
            <>
              {isGone ? <GoneNotice /> : <FailedSaveNotice failure={form.failure} onSendAgain={submit} />}
              <ButtonPair
                back={
                  <ButtonLink kind="plain" href={isGone ? screenHref('/treatment-logs') : back.href}>
                    戻る
                  </ButtonLink>
                }
                onward={
                  <Button type="submit" size="large" width="full" busy={busy}>
                    {isGone ? '新しい記録として保存する' : 'この内容で保存する'}
                  </Button>
                }
              />
              {images.goWithout ? <ImagesAwaited onGoWithout={images.goWithout} /> : null}
            </>
          )}
          <DraftNote isBeside={draft.offered !== null} keptFor={draft.keptFor} />
          {form.values.categories.includes('is_condition_log') ? <EmergencyLine {...EMERGENCY_NOTE} /> : null}
        </div>
      </WrittenForm>
      <LeftOutDialog
        parts={questions.leftOut.map(({ label }) => label)}
        onKeep={questions.keep}
        onMend={questions.mend}
      />
      <UnusualValuesDialog values={questions.unusual} onKeep={questions.keep} onMend={questions.mend} />
      <LeaveGuard isUnsaved={isUnsaved} onLeave={draft.keep} keptFor={draft.keptFor} />
    </LogFormProvider>
  );
}

/** What is written about the chosen parts; the place that 「どれか1つ以上に記入してください」 leads to. */
function WrittenParts() {
  const { form } = useLogForm();
  const error = form.errorOf('details');
  if (form.values.categories.length === 0) return <div id="details" tabIndex={-1} />;
  return (
    <div id="details" tabIndex={-1}>
      {error ? (
        <div className="pt-6">
          <FieldError id="details-error">{error}</FieldError>
        </div>
      ) : null}
      <ChosenParts />
      <FoldedParts />
      <ImagesSection />
    </div>
  );
}

/** A field inside a closed fold cannot take the focus: after each sending the folds with errors open. */
function useOpenFoldsWithErrors(attempt: number) {
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (attempt === 0) return;
    for (const field of element.current?.querySelectorAll('[aria-invalid="true"]') ?? []) {
      const fold = field.closest('details');
      if (fold) fold.open = true;
    }
  }, [attempt]);
  return element;
}

/** The log that the form writes over was deleted meanwhile: nothing written is lost, it can be a log of its own. */
function GoneNotice() {
  return (
    <Notice tone="caution" live title="この記録は、ほかの画面で削除されています。">
      <p>書いたものは、この画面に残っています。新しい記録として保存できます。</p>
    </Notice>
  );
}

type Props = { parts: readonly string[]; onKeep: () => void; onMend: () => void };

/** Something is written under a category that was let go: the save would leave it out, and a stored log would lose it. */
function LeftOutDialog({ parts, onKeep, onMend }: Props) {
  return (
    <QuestionDialog
      isOpen={parts.length > 0}
      onClose={onMend}
      title="選んでいないところに、書いたものがあります"
      answer={{ label: '書きなおす', onPress: onMend }}
      otherAnswer={{ label: '残さずに保存する', onPress: onKeep }}
    >
      <ul className="grid gap-1">
        {parts.map((part) => (
          <li key={part}>
            <b>{part}</b>
          </li>
        ))}
      </ul>
      <p className="mt-3">
        このまま保存すると、この内容は記録に残りません。残すには、もう一度選んでから保存してください。
      </p>
    </QuestionDialog>
  );
}
