import { credentials, type SessionOrPending } from '@hidamari/contract/auth';
import { AppError } from '@hidamari/domain/errors';
import { Button, ButtonLink } from '@hidamari/ui/button';
import { Card } from '@hidamari/ui/card';
import { ErrorSummary } from '@hidamari/ui/error-summary';
import { Notice } from '@hidamari/ui/notice';
import { PasswordField } from '@hidamari/ui/password-field';
import { useState } from 'react';
import { FailedSaveNotice } from '../../../shell/forms/failed-save-notice.tsx';
import { usePortalForm } from '../../../shell/forms/portal-form.ts';
import { useFormDraft } from '../../../shell/forms/use-form-draft.ts';
import { useSending } from '../../../shell/forms/use-sending.ts';
import { WrittenForm } from '../../../shell/forms/written-form.tsx';
import { reportActivity } from '../temporary-activity.ts';
import { signInTemporary } from '../temporary-login.ts';
import { UsernameField } from './username-field.tsx';

const INITIAL = { username: '', password: '' };

/** Never the password. */
function draftPartOf({ username }: typeof INITIAL): Partial<typeof INITIAL> {
  return { username };
}

const isWrongPair = (error: unknown) => error instanceof AppError && error.code === 'credentials_wrong';

/** One sentence for every wrong pair, under both fields: which of them it was is never told (G50). */
function underBothFields(error: unknown): unknown {
  if (!isWrongPair(error)) return error;
  return new AppError('validation', {
    fields: { username: ['credentials_username'], password: ['credentials_password'] },
  });
}

interface CredentialsStepProps {
  onAnswer(answer: SessionOrPending, typed: typeof INITIAL): Promise<void> | void;
}

/** Name and password of a temporary account (U-L01, G41). Empty fields are refused before anything is sent. */
export function CredentialsStep({ onAnswer }: CredentialsStepProps) {
  const form = usePortalForm({
    act: 'login',
    initial: INITIAL,
    schema: credentials,
    order: ['username', 'password'],
  });
  const draft = useFormDraft('temporary-login', form, { partOf: draftPartOf });
  const [isRefused, setRefused] = useState(false);
  const submit = async () => {
    // Told afterwards: the answer renews the anti-forgery token, and a call under way with the old one is refused.
    const answer = await signInTemporary(form.values).finally(() =>
      reportActivity('U-L01', 'credentials-sent'),
    );
    draft.forget();
    await onAnswer(answer, form.values);
  };
  const takeFailure = (error: unknown) => {
    if (isWrongPair(error)) {
      reportActivity('U-L01', 'credentials-refused');
      setRefused(true);
    }
    form.takeFailure(underBothFields(error));
  };
  const sending = useSending(form, submit, { leaves: true, takeFailure });
  const send = () => {
    setRefused(false);
    void sending.send();
  };
  return (
    <>
      <WrittenForm className="grid gap-6" onSend={send}>
        <ErrorSummary
          errors={form.summary}
          attempt={form.attempt}
          {...(isRefused && {
            title: 'ログインできませんでした',
            lead: 'IDかパスワードが違うようです。もう一度お確かめください。',
          })}
        />
        <Card>
          <div className="grid gap-6">
            <UsernameField
              value={form.values.username}
              onChange={(username) => form.change({ username })}
              error={form.errorOf('username')}
            />
            <PasswordField
              name="password"
              label="パスワード"
              need="required"
              autoComplete="current-password"
              hint="紙で受け取ったパスワードは、受け取ってから1日のあいだ使えます。"
              value={form.values.password}
              onChange={(event) => form.change({ password: event.target.value })}
              error={form.errorOf('password')}
            />
            <FailedSaveNotice failure={form.failure} />
            <Button
              type="submit"
              width="full"
              size="large"
              busy={sending.isBusy ? 'ログインしています…' : undefined}
            >
              ログイン
            </Button>
            <ButtonLink href="/login-temporary/password-request" kind="text" iconAfter="right">
              パスワードをお忘れの方
            </ButtonLink>
          </div>
        </Card>
      </WrittenForm>
      <Notice tone="plain" icon="lock">
        <p>家族や職場と一緒に使う端末では、使い終わったらログアウトしてください。</p>
      </Notice>
    </>
  );
}
