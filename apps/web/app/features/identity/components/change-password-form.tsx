import { changePasswordEndpoint } from '@hidamari/contract/hosted-login';
import { AppError } from '@hidamari/domain/errors';
import { Button } from '@hidamari/ui/button';
import { Card } from '@hidamari/ui/card';
import { ErrorSummary } from '@hidamari/ui/error-summary';
import { Notice } from '@hidamari/ui/notice';
import { PasswordField } from '@hidamari/ui/password-field';
import type * as z from 'zod';
import { browserApi } from '../../../shell/data/browser-api.ts';
import { forgetMember } from '../../../shell/data/held-member.ts';
import { FailedSaveNotice } from '../../../shell/forms/failed-save-notice.tsx';
import { usePortalForm } from '../../../shell/forms/portal-form.ts';
import { useSending } from '../../../shell/forms/use-sending.ts';
import { WrittenForm } from '../../../shell/forms/written-form.tsx';
import { renewAntiForgeryToken } from '../hosted-login.ts';
import { tellAtLogin } from '../login-notice.ts';
import { NEW_PASSWORD_HINT } from './new-password-step.tsx';

const INITIAL = { present_password: '', new_password: '' };

/** The form names the new password as a person would; the call names it `password`. */
const inputOf = ({ present_password, new_password }: typeof INITIAL) => ({
  present_password,
  password: new_password,
});

/** A wrong present password belongs under its field, not beside the button. */
function underItsField(error: unknown): unknown {
  if (!(error instanceof AppError) || error.code !== 'credentials_wrong') return error;
  return new AppError('validation', { fields: { present_password: ['present_password_wrong'] } });
}

/** The present password and a new one (U-L17). Nothing of the member stays in the tab once it is done. */
export function ChangePasswordForm() {
  const form = usePortalForm({
    initial: INITIAL,
    schema: changePasswordEndpoint.body,
    order: ['present_password', 'new_password'],
    toInput: inputOf,
    toField: (name) => (name === 'password' ? 'new_password' : name),
  });
  const { values, change, check, errorOf } = form;
  const submit = async (body: z.output<typeof changePasswordEndpoint.body>) => {
    const { url } = await browserApi().call(changePasswordEndpoint, { body });
    forgetMember();
    tellAtLogin('password-changed');
    await renewAntiForgeryToken();
    window.location.replace(url);
  };
  const { isBusy, send } = useSending(form, submit, {
    leaves: true,
    takeFailure: (error) => form.takeFailure(underItsField(error)),
  });
  return (
    <Card>
      <WrittenForm className="grid gap-6" onSend={send}>
        <ErrorSummary errors={form.summary} attempt={form.attempt} />
        <PasswordField
          name="present_password"
          label="いまのパスワード"
          need="required"
          autoComplete="current-password"
          hint="ご本人であることを、もう一度確かめます。"
          value={values.present_password}
          onChange={(event) => change({ present_password: event.target.value })}
          onBlur={() => check('present_password')}
          error={errorOf('present_password')}
        />
        <PasswordField
          name="new_password"
          label="新しいパスワード"
          need="required"
          autoComplete="new-password"
          hint={NEW_PASSWORD_HINT}
          value={values.new_password}
          onChange={(event) => change({ new_password: event.target.value })}
          onBlur={() => check('new_password')}
          error={errorOf('new_password')}
        />
        {form.failure?.error?.code === 'forbidden' ? (
          <Notice tone="danger" live>
            <p>担当者がお手続きを代行しているあいだは、パスワードを変更できません。</p>
          </Notice>
        ) : (
          <FailedSaveNotice failure={form.failure} />
        )}
        <Button type="submit" width="full" busy={isBusy ? '変更しています…' : undefined}>
          パスワードを変更する
        </Button>
      </WrittenForm>
    </Card>
  );
}
