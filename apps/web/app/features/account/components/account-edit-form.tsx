import { type AccountDetails, accountEditInput, type CurrentUser } from '@hidamari/contract/members';
import { AppError } from '@hidamari/domain/errors';
import { Button, ButtonLink, ButtonPair } from '@hidamari/ui/button';
import { Card } from '@hidamari/ui/card';
import { ErrorSummary } from '@hidamari/ui/error-summary';
import { Notice } from '@hidamari/ui/notice';
import { FormSteps } from '@hidamari/ui/steps';
import { useCallback, useRef, useState } from 'react';
import type { IllnessChoices } from '../../../parts/person-form/illness-choices.ts';
import { FailedSaveNotice } from '../../../shell/forms/failed-save-notice.tsx';
import { LeaveGuard } from '../../../shell/forms/leave-guard.tsx';
import { usePortalForm } from '../../../shell/forms/portal-form.ts';
import { saveDraft } from '../../../shell/forms/use-draft.ts';
import { useFormDraft } from '../../../shell/forms/use-form-draft.ts';
import { WrittenForm } from '../../../shell/forms/written-form.tsx';
import { useStepHistory } from '../../../shell/step-history.ts';
import {
  ACCOUNT_ORDER,
  type AccountValues,
  accountChange,
  accountInputOf,
  accountValues,
  BLANK_ROWS,
} from '../account-form.ts';
import { type AccountIcon, useAccountIcon } from '../use-account-icon.ts';
import { useAccountSave } from '../use-account-save.ts';
import { AccountConflict } from './account-conflict.tsx';
import { AccountFields } from './account-fields.tsx';
import { AccountSummary } from './account-summary.tsx';

interface Props {
  user: CurrentUser;
  choices: IllnessChoices | null;
  today: string;
  /** Told of each step, for the heading. */
  onStep: (step: Step) => void;
}

export type Step = 'input' | 'confirm' | 'done';
const STEP_NUMBER: Record<Step, number> = { input: 1, confirm: 2, done: 3 };

/** /account/edit (U-A02): 入力 → 確認 → 完了. What is typed survives a reload, a lost connection and an ended session. */
export function AccountEditForm({ user, choices, today, onStep }: Props) {
  // The state the form began with; a later answer of the server must not be put under what is being typed.
  const [begun, setBegun] = useState(user);
  const form = usePortalForm<AccountValues, ReturnType<typeof accountEditInput>>({
    initial: accountValues(begun),
    schema: accountEditInput({
      today,
      memberType: begun.member_type,
      relationToCity: begun.relation_to_city,
    }),
    order: ACCOUNT_ORDER,
    toInput: accountInputOf,
  });
  const [step, setStep] = useState<Step>('input');
  const icon = useAccountIcon(begun.icon_url);
  const opened = useRef(form.values);
  const isUnsaved = useRef(false);
  isUnsaved.current = step !== 'done' && (form.values !== opened.current || icon.isTouched);
  const draftName = `account:${user.hash_user_id}:${begun.updated_at}`;
  const draft = useFormDraft(draftName, form, { blankRows: BLANK_ROWS });
  const { save, isBusy, conflict, forgetConflict } = useAccountSave((error) => {
    if (error instanceof AppError && error.facts.fields) goTo('input');
    form.takeFailure(error);
  });
  const goTo = (next: Step) => {
    setStep(next);
    onStep(next);
    window.scrollTo({ top: 0 });
  };
  useStepHistory('confirm', step === 'confirm' ? 1 : 0, () => goTo('input'));
  const send = async (from: Pick<CurrentUser, 'unupdatable_keys' | 'updated_at'>) => {
    const details: AccountDetails | null = form.checkAll();
    if (details === null) return goTo('input');
    if (!(await save(accountChange(details, from), icon.iconKey))) return;
    isUnsaved.current = false;
    draft.forget();
    goTo('done');
  };
  const takeStored = (stored: CurrentUser) => {
    draft.forget();
    setBegun(stored);
    const values = accountValues(stored);
    opened.current = values;
    form.replace(values);
    forgetConflict();
    goTo('input');
  };
  const isLeftUnsaved = useCallback(() => isUnsaved.current, []);
  const guard = <LeaveGuard isUnsaved={isLeftUnsaved} onLeave={() => saveDraft(draftName, form.values)} />;

  if (step === 'done') return <Done />;
  if (conflict !== null) {
    return (
      <>
        {guard}
        <AccountConflict
          mine={form.values}
          stored={accountValues(conflict)}
          choices={choices}
          today={today}
          busy={isBusy ? '保存しています…' : undefined}
          onKeepMine={() => send(conflict)}
          onTakeStored={() => takeStored(conflict)}
        />
      </>
    );
  }
  return (
    <div className="grid gap-6">
      {guard}
      <FormSteps current={STEP_NUMBER[step]} />
      {step === 'confirm' ? (
        <Card>
          <div className="grid gap-6">
            <AccountSummary values={form.values} choices={choices} today={today} />
            <IconChange icon={icon} />
            <FailedSaveNotice failure={form.failure} onSendAgain={() => send(begun)} />
            <ButtonPair
              back={
                <Button kind="plain" onClick={() => goTo('input')}>
                  戻る
                </Button>
              }
              onward={
                <Button onClick={() => send(begun)} busy={busyWords(isBusy, icon)}>
                  この内容で変更する
                </Button>
              }
            />
          </div>
        </Card>
      ) : (
        <WrittenForm className="grid gap-6" onSend={() => form.checkAll() !== null && goTo('confirm')}>
          <ErrorSummary errors={form.summary} attempt={form.attempt} />
          <AccountFields form={form} icon={icon} user={begun} choices={choices} today={today} />
          <FailedSaveNotice failure={form.failure} />
          <ButtonPair
            back={
              <ButtonLink href="/account" kind="plain">
                戻る
              </ButtonLink>
            }
            onward={<Button type="submit">入力内容を確認する</Button>}
          />
        </WrittenForm>
      )}
    </div>
  );
}

/** A picture that is still on its way is waited for: it would be lost without a word. */
function busyWords(isBusy: boolean, icon: AccountIcon): string | undefined {
  if (icon.isSending) return '写真を送っています…';
  return isBusy ? '保存しています…' : undefined;
}

/** What becomes of the picture, before it is saved. */
function IconChange({ icon }: { icon: AccountIcon }) {
  if (icon.hasFailed) {
    return (
      <Notice tone="caution">
        <p>写真は送れていません。このまま進むと、ほかの内容だけを保存します。</p>
      </Notice>
    );
  }
  if (icon.iconKey === undefined) return null;
  return <p>{icon.iconKey === null ? 'プロフィールの写真を外します。' : 'プロフィールの写真を替えます。'}</p>;
}

function Done() {
  return (
    <div className="grid gap-6">
      <FormSteps current={3} />
      <Notice tone="ok" live title="登録内容を変更しました。">
        <p>新しい内容は、すぐに使われます。</p>
      </Notice>
      <ButtonLink href="/account" width="full">
        アカウントへ
      </ButtonLink>
    </div>
  );
}
