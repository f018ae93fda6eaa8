import { accountBody, createAccountEndpoint } from '@hidamari/contract/members';
import { normalizeEmail, normalizePhone, suggestEmail } from '@hidamari/domain/members';
import { hrefOfScreenId } from '@hidamari/domain/screens';
import { Button } from '@hidamari/ui/button';
import { Card } from '@hidamari/ui/card';
import { ErrorSummary } from '@hidamari/ui/error-summary';
import { Notice } from '@hidamari/ui/notice';
import { PasswordField } from '@hidamari/ui/password-field';
import { TextField } from '@hidamari/ui/text-field';
import { useRef, useState } from 'react';
import { browserApi } from '../../../shell/data/browser-api.ts';
import { FailedSaveNotice } from '../../../shell/forms/failed-save-notice.tsx';
import { usePortalForm } from '../../../shell/forms/portal-form.ts';
import { useKeptForm } from '../../../shell/forms/use-kept-form.ts';
import { WrittenForm } from '../../../shell/forms/written-form.tsx';
import { usePageData } from '../../../shell/page-data.ts';
import { leaveWhenPassed } from '../hosted-login.ts';

const INITIAL = { phone_number: '', email: '', email_confirmation: '', password: '' };
const ORDER = ['phone_number', 'email', 'email_confirmation', 'password'];

/** Never the password. */
function keptPartOf({ password: _, ...others }: typeof INITIAL): Partial<typeof INITIAL> {
  return others;
}

/** Step two: the common ID's telephone number, e-mail address and password. */
export function AccountStep() {
  const form = usePortalForm({ initial: INITIAL, schema: accountBody, order: ORDER });
  const { variant } = usePageData();
  const draft = useKeptForm(`account:${variant}`, form, keptPartOf);
  const [isBusy, setBusy] = useState(false);
  const { values, change, check, errorOf } = form;
  const suggestion = suggestEmail(values.email);
  const emailField = useRef<HTMLInputElement>(null);
  const takeSuggestion = (email: string) => {
    change({ email });
    // The button goes with its suggestion: the focus would go with it.
    emailField.current?.focus();
  };

  const submit = async () => {
    const body = form.checkAll();
    if (body === null) return;
    setBusy(true);
    try {
      const { next_page_id } = await browserApi().call(createAccountEndpoint, { body });
      draft.forget();
      // A whole new page: the next screen is opened by the challenge that now holds a number.
      window.location.assign(hrefOfScreenId(next_page_id));
    } catch (error) {
      if (!leaveWhenPassed(error)) form.takeFailure(error);
      setBusy(false);
    }
  };

  return (
    <Card>
      <WrittenForm className="grid gap-6" onSend={submit}>
        <ErrorSummary errors={form.summary} attempt={form.attempt} />
        <TextField
          name="phone_number"
          label="携帯電話番号"
          need="required"
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          hint={
            <>
              確認コードをSMSで送ります。<span className="whitespace-nowrap">例：090-1234-5678</span>
            </>
          }
          tidy={normalizePhone}
          value={values.phone_number}
          onChange={(event) => change({ phone_number: event.target.value })}
          onBlur={() => check('phone_number')}
          error={errorOf('phone_number')}
        />
        <TextField
          name="email"
          ref={emailField}
          label="メールアドレス"
          need="required"
          type="email"
          inputMode="email"
          autoComplete="email"
          spellCheck={false}
          tidy={normalizeEmail}
          value={values.email}
          onChange={(event) => change({ email: event.target.value })}
          onBlur={() => check('email')}
          error={errorOf('email')}
          after={
            suggestion === null ? null : (
              <Notice tone="caution" live>
                <p>{suggestion} ではありませんか？</p>
                <Button kind="plain" size="small" onClick={() => takeSuggestion(suggestion)}>
                  {suggestion} に直す
                </Button>
              </Notice>
            )
          }
        />
        <TextField
          name="email_confirmation"
          label="メールアドレス（確認）"
          need="required"
          type="email"
          inputMode="email"
          autoComplete="email"
          spellCheck={false}
          hint="貼りつけてもかまいません。"
          tidy={normalizeEmail}
          value={values.email_confirmation}
          onChange={(event) => change({ email_confirmation: event.target.value })}
          onBlur={() => check('email_confirmation')}
          error={errorOf('email_confirmation')}
        />
        <PasswordField
          name="password"
          label="パスワード"
          need="required"
          autoComplete="new-password"
          hint="8文字以上。覚えやすい文でもかまいません。"
          value={values.password}
          onChange={(event) => change({ password: event.target.value })}
          onBlur={() => check('password')}
          error={errorOf('password')}
        />
        <FailedSaveNotice failure={form.failure} />
        <Button type="submit" width="full" busy={isBusy ? 'コードを送っています…' : undefined}>
          確認コードを受け取る
        </Button>
        <p className="ui-meta">携帯電話をお持ちでない方は、お電話でご相談ください。</p>
      </WrittenForm>
    </Card>
  );
}
