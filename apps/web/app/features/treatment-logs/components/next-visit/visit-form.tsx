import type { NextVisit } from '@hidamari/contract/treatment-logs';
import { isRealDay } from '@hidamari/domain/japanese-dates';
import { fieldLabel } from '@hidamari/domain/members';
import { hasVisitCome, VISIT_LIMITS, VISIT_PASSED_TEXT, VISIT_STATUSES } from '@hidamari/domain/next-visits';
import { optionLabel } from '@hidamari/domain/option-sets';
import { screenHref } from '@hidamari/domain/screens';
import { Button, ButtonLink, ButtonPair } from '@hidamari/ui/button';
import { ErrorSummary } from '@hidamari/ui/error-summary';
import { Notice } from '@hidamari/ui/notice';
import { PageHeading } from '@hidamari/ui/page-heading';
import { RadioPicks } from '@hidamari/ui/radio-picks';
import { TextArea } from '@hidamari/ui/text-area';
import { useState } from 'react';
import { CrisisNote } from '../../../../parts/crisis/crisis-note.tsx';
import { FailedSaveNotice } from '../../../../shell/forms/failed-save-notice.tsx';
import { LeaveGuard } from '../../../../shell/forms/leave-guard.tsx';
import { VersionChoice } from '../../../../shell/forms/version-choice.tsx';
import { WrittenForm } from '../../../../shell/forms/written-form.tsx';
import { BackLink } from '../../../../shell/page-links.tsx';
import { BLANK_VISIT, type VisitContents, visitFormOf } from '../../next-visit/visit-form-values.ts';
import { visitMoment } from '../../next-visit/visit-words.ts';
import { WrittenDefinitions } from '../details/written-fields.tsx';
import { FormSection } from '../form/form-section.tsx';
import { DraftOffer } from '../stored-form/draft-offer.tsx';
import { DraftNote, DraftSaved } from '../stored-form/draft-saved.tsx';
import { AfterVisit } from './after-visit.tsx';
import { BelongingsSection } from './belongings-section.tsx';
import { DeleteVisit } from './delete-visit.tsx';
import { QuestionAnswers } from './question-answers.tsx';
import { QuestionList } from './question-list.tsx';
import { useVisitForm } from './use-visit-form.ts';
import { VisitBasics } from './visit-basics.tsx';
import { useVisitFormParts, VisitFormProvider } from './visit-form-context.tsx';

/**
 * The form of a visit: for a new one, and for a stored one with its answers once the day has come (G69). It starts from
 * the visit as it was when the page opened; a newer one that arrives meanwhile changes nothing here.
 */
export function VisitForm({ visit: given }: { visit: NextVisit | null }) {
  const [visit] = useState(given);
  const [start] = useState(() => ({
    values: visit ? visitFormOf(visit) : BLANK_VISIT,
    origin: visit && { id: visit.id, version: visit.version },
  }));
  const { form, today, origin, isUnsaved, letGo, draft, submit, keepInLog, isGone, busy, conflict } =
    useVisitForm(start);
  const { visit_date, status } = form.values;
  const hasCome = isRealDay(visit_date) && hasVisitCome({ visitDay: visit_date, today });
  const isStored = origin !== null && !isGone;
  const logs = screenHref('/treatment-logs');
  return (
    <VisitFormProvider value={{ form, today }}>
      <PageHeading
        before={<BackLink href={logs}>治療ログへ戻る</BackLink>}
        aside={<DraftSaved at={draft.keptAt} />}
        lead="診察の日と、聞きたいこと、持ちものを書いておけます。"
      >
        次の診察
      </PageHeading>
      {draft.offered ? <DraftOffer isUnsaved={isUnsaved} onTake={draft.take} onDrop={draft.drop} /> : null}
      {visit && status === 'planned' && visit.visit_date < today ? (
        <Notice title={`${VISIT_PASSED_TEXT}。`}>
          <p>聞けたことを書いておけます。日が変わったときは、受診日を直してください。</p>
        </Notice>
      ) : null}
      <ErrorSummary errors={form.summary} attempt={form.attempt} />
      <WrittenForm onSend={submit}>
        <VisitBasics />
        <QuestionList withAnswers={hasCome} />
        <BelongingsSection />
        <MemoSection isStored={isStored} />
        {isStored && hasCome && status !== 'changed' && !conflict ? (
          <AfterVisit
            day={visit_date}
            logId={visit?.treatment_log_id ?? null}
            busy={busy}
            onKeep={keepInLog}
          />
        ) : null}
        <div className="grid gap-6 py-8">
          {conflict ? (
            <VersionChoice
              mine={<PlannedVisitDetails visit={conflict.mine} />}
              stored={<PlannedVisitDetails visit={conflict.stored} />}
              busy={busy}
              onKeepMine={conflict.keepMine}
              onTakeStored={conflict.takeStored}
            />
          ) : (
            <>
              {isGone ? <GoneVisit /> : <FailedSaveNotice failure={form.failure} onSendAgain={submit} />}
              <ButtonPair
                back={
                  <ButtonLink kind="plain" href={logs}>
                    戻る
                  </ButtonLink>
                }
                onward={
                  <Button type="submit" size="large" width="full" busy={busy}>
                    {isGone ? '新しい予定として保存する' : 'この内容で保存する'}
                  </Button>
                }
              />
            </>
          )}
          {visit && isStored && !conflict ? (
            <div className="-ml-4">
              <DeleteVisit visit={visit} onDeleted={() => letGo()} />
            </div>
          ) : null}
          <DraftNote isBeside={draft.offered !== null} keptFor={draft.keptFor} />
        </div>
      </WrittenForm>
      <LeaveGuard isUnsaved={isUnsaved} onLeave={draft.keep} keptFor={draft.keptFor} isNamedByQuery />
    </VisitFormProvider>
  );
}

function MemoSection({ isStored }: { isStored: boolean }) {
  const { form } = useVisitFormParts();
  return (
    <FormSection title={fieldLabel('memo')}>
      <TextArea
        name="memo"
        label={fieldLabel('memo')}
        need="optional"
        hint="例：検査の2時間前から食べない、受付は2階"
        limit={VISIT_LIMITS.memo}
        value={form.values.memo}
        onChange={({ target }) => form.change({ memo: target.value })}
        onBlur={() => form.check('memo')}
        error={form.errorOf('memo')}
      />
      <CrisisNote text={form.values.memo} />
      {isStored ? (
        <RadioPicks
          name="status"
          label={fieldLabel('status')}
          columns={3}
          options={VISIT_STATUSES}
          value={form.values.status}
          onChange={({ target }) => {
            const chosen = VISIT_STATUSES.find(({ value }) => value === target.value);
            if (chosen) form.change({ status: chosen.value });
          }}
        />
      ) : null}
    </FormSection>
  );
}

/** The visit that the form writes over was deleted meanwhile: nothing written is lost. */
function GoneVisit() {
  return (
    <Notice tone="caution" live title="この予定は、ほかの画面で削除されています。">
      <p>書いたものは、この画面に残っています。新しい予定として保存できます。</p>
    </Notice>
  );
}

/** Everything a visit says, to be read. */
function PlannedVisitDetails({ visit }: { visit: VisitContents }) {
  return (
    <div className="grid gap-4">
      <WrittenDefinitions
        items={[
          [fieldLabel('visit_date'), visitMoment(visit)],
          [fieldLabel('hospital'), visit.hospital],
          [fieldLabel('department'), visit.department],
          [fieldLabel('purpose'), visit.purpose],
          [fieldLabel('companion'), visit.companion],
          [fieldLabel('belongings'), visit.belongings.join('、')],
          [fieldLabel('memo'), visit.memo],
          [fieldLabel('status'), optionLabel(VISIT_STATUSES, visit.status)],
        ]}
      />
      <QuestionAnswers questions={visit.questions} />
    </div>
  );
}
