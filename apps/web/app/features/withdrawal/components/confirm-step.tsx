import { WITHDRAWAL_REASONS } from '@hidamari/domain/withdrawal';
import { Button, ButtonPair } from '@hidamari/ui/button';
import { DefinitionList } from '@hidamari/ui/definition-list';
import { ErrorSummary } from '@hidamari/ui/error-summary';
import { PasswordField } from '@hidamari/ui/password-field';
import { CrisisNote } from '../../../parts/crisis/crisis-note.tsx';
import { OwnAccountNameField } from '../../../shell/forms/account-name-field.tsx';
import { FailedSaveNotice } from '../../../shell/forms/failed-save-notice.tsx';
import { WrittenForm } from '../../../shell/forms/written-form.tsx';
import { Effects } from './effects.tsx';
import type { WithdrawalForm } from './reasons-step.tsx';

interface ConfirmStepProps {
  form: WithdrawalForm;
  isBusy: boolean;
  onBack: () => void;
  onSend: () => void;
}

/** 確認: what was chosen, what cannot be taken back after 30 days, and the password. */
export function ConfirmStep({ form, isBusy, onBack, onSend }: ConfirmStepProps) {
  const { values, change, check, errorOf } = form;
  const reasons = WITHDRAWAL_REASONS.filter(({ value }) => values.reasons.includes(value));
  const items = [
    { term: '退会の理由', description: reasons.map(({ label }) => label).join('、') },
    { term: 'お気づきのこと', description: values.reason.trim() },
  ];
  return (
    <>
      <Effects only={['at-once', 'erased', 'undo']} />
      <DefinitionList items={items} />
      <CrisisNote text={values.reason} />
      <WrittenForm className="grid grid-cols-1 gap-6" onSend={onSend}>
        <ErrorSummary errors={form.summary} attempt={form.attempt} />
        <OwnAccountNameField />
        <PasswordField
          name="present_password"
          label="いまのパスワード"
          need="required"
          hint="ご本人のお手続きであることを確かめるために、お尋ねします。"
          autoComplete="current-password"
          value={values.present_password}
          onChange={(event) => change({ present_password: event.target.value })}
          onBlur={() => values.present_password !== '' && check('present_password')}
          error={errorOf('present_password')}
        />
        <FailedSaveNotice failure={form.failure} onSendAgain={onSend} />
        <ButtonPair
          back={
            <Button kind="plain" onClick={onBack}>
              戻る
            </Button>
          }
          onward={
            <Button type="submit" kind="danger" busy={isBusy ? '退会のお手続きをしています…' : undefined}>
              退会する
            </Button>
          }
        />
      </WrittenForm>
    </>
  );
}
