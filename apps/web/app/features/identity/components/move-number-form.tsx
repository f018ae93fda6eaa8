import { sendTransferCodeEndpoint, transferNumberBody } from '@hidamari/contract/hosted-login';
import { Button } from '@hidamari/ui/button';
import { ErrorSummary } from '@hidamari/ui/error-summary';
import { PasswordField } from '@hidamari/ui/password-field';
import type * as z from 'zod';
import { browserApi } from '../../../shell/data/browser-api.ts';
import { AccountNameField } from '../../../shell/forms/account-name-field.tsx';
import { usePortalForm } from '../../../shell/forms/portal-form.ts';
import { useSending } from '../../../shell/forms/use-sending.ts';
import { WrittenForm } from '../../../shell/forms/written-form.tsx';
import { leaveWhenPassed } from '../hosted-login.ts';
import { ContactFields } from './contact-fields.tsx';
import { MoveFailure } from './move-failure.tsx';

const INITIAL = { phone_number: '', email: '', email_confirmation: '', password: '' };
const ORDER = ['phone_number', 'email', 'email_confirmation', 'password'];

/** Number and address of the common ID to be; a password where the account has none of its own yet. */
export function MoveNumberForm({ needsPassword }: { needsPassword: boolean }) {
  const form = usePortalForm({
    act: 'send',
    initial: INITIAL,
    schema: transferNumberBody,
    order: ORDER,
    toInput: ({ password, ...reach }) => (needsPassword ? { ...reach, password } : reach),
  });
  const { values, change, check, errorOf } = form;
  const submit = async (body: z.output<typeof sendTransferCodeEndpoint.body>) => {
    await browserApi().call(sendTransferCodeEndpoint, { body });
    // A whole new page: the step of the code is opened by the challenge that now holds the number.
    window.location.reload();
  };
  const { isBusy, send } = useSending(form, submit, {
    leaves: true,
    takeFailure: (error) => {
      if (!leaveWhenPassed(error)) form.takeFailure(error);
    },
  });
  return (
    <WrittenForm className="grid gap-6" onSend={send}>
      <ErrorSummary errors={form.summary} attempt={form.attempt} />
      <ContactFields values={values} change={change} check={check} errorOf={errorOf} />
      {needsPassword ? <AccountNameField name={values.email} /> : null}
      {needsPassword ? (
        <PasswordField
          name="password"
          label="新しいパスワード"
          need="required"
          autoComplete="new-password"
          hint="8文字以上。覚えやすい文でもかまいません。"
          value={values.password}
          onChange={(event) => change({ password: event.target.value })}
          onBlur={() => check('password')}
          error={errorOf('password')}
        />
      ) : null}
      <MoveFailure failure={form.failure} onSendAgain={send} />
      <Button type="submit" width="full" busy={isBusy ? 'コードを送っています…' : undefined}>
        確認コードを受け取る
      </Button>
      <p className="ui-meta">携帯電話をお持ちでない方は、お電話でご相談ください。</p>
    </WrittenForm>
  );
}
