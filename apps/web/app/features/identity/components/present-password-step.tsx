import { checkPresentPasswordEndpoint } from '@hidamari/contract/hosted-login';
import { AppError } from '@hidamari/domain/errors';
import { Button } from '@hidamari/ui/button';
import { Card } from '@hidamari/ui/card';
import { ErrorSummary } from '@hidamari/ui/error-summary';
import { Notice } from '@hidamari/ui/notice';
import { PasswordField } from '@hidamari/ui/password-field';
import type * as z from 'zod';
import { browserApi } from '../../../shell/data/browser-api.ts';
import { OwnAccountNameField } from '../../../shell/forms/account-name-field.tsx';
import { FailedSaveNotice } from '../../../shell/forms/failed-save-notice.tsx';
import { usePortalForm } from '../../../shell/forms/portal-form.ts';
import { useSending } from '../../../shell/forms/use-sending.ts';
import { WrittenForm } from '../../../shell/forms/written-form.tsx';

/** A wrong present password belongs under its field, not beside the button. */
function underItsField(error: unknown): unknown {
  if (!(error instanceof AppError) || error.code !== 'credentials_wrong') return error;
  return new AppError('validation', { fields: { present_password: ['present_password_wrong'] } });
}

interface PresentPasswordStepProps {
  /** It was right a moment ago, and is not any more. */
  isAskedAgain: boolean;
  onPassed: (presentPassword: string) => void;
}

/** The present password, checked before anybody thinks up a new one (U-L17). */
export function PresentPasswordStep({ isAskedAgain, onPassed }: PresentPasswordStepProps) {
  const form = usePortalForm({
    act: 'check',
    initial: { present_password: '' },
    schema: checkPresentPasswordEndpoint.body,
    order: ['present_password'],
    toInput: ({ present_password }) => ({ password: present_password }),
    toField: (name) => (name === 'password' ? 'present_password' : name),
  });
  const check = async (body: z.output<typeof checkPresentPasswordEndpoint.body>) => {
    await browserApi().call(checkPresentPasswordEndpoint, { body });
    onPassed(body.password);
  };
  const { isBusy, send } = useSending(form, check, {
    leaves: true,
    takeFailure: (error) => form.takeFailure(underItsField(error)),
  });
  return (
    <Card>
      <WrittenForm className="grid gap-6" onSend={send}>
        <ErrorSummary errors={form.summary} attempt={form.attempt} />
        {isAskedAgain ? (
          <Notice tone="caution" live>
            <p>いまのパスワードを、もう一度お確かめください。ほかの画面で変わったのかもしれません。</p>
          </Notice>
        ) : null}
        <OwnAccountNameField />
        <PasswordField
          name="present_password"
          label="いまのパスワード"
          need="required"
          autoComplete="current-password"
          hint="ご本人であることを、もう一度確かめます。"
          value={form.values.present_password}
          onChange={(event) => form.change({ present_password: event.target.value })}
          onBlur={() => form.values.present_password !== '' && form.check('present_password')}
          error={form.errorOf('present_password')}
        />
        <FailedSaveNotice failure={form.failure} />
        <Button type="submit" width="full" busy={isBusy ? '確認しています…' : undefined}>
          次へ
        </Button>
      </WrittenForm>
    </Card>
  );
}
