import { accountBody, createAccountEndpoint } from '@hidamari/contract/members';
import { hrefOfScreenId } from '@hidamari/domain/screens';
import { Button } from '@hidamari/ui/button';
import { Card } from '@hidamari/ui/card';
import { ErrorSummary } from '@hidamari/ui/error-summary';
import { PasswordField } from '@hidamari/ui/password-field';
import type * as z from 'zod';
import { browserApi } from '../../../shell/data/browser-api.ts';
import { AccountNameField } from '../../../shell/forms/account-name-field.tsx';
import { FailedSaveNotice } from '../../../shell/forms/failed-save-notice.tsx';
import { usePortalForm } from '../../../shell/forms/portal-form.ts';
import { saveDraft } from '../../../shell/forms/use-draft.ts';
import { useFormDraft } from '../../../shell/forms/use-form-draft.ts';
import { useSending } from '../../../shell/forms/use-sending.ts';
import { WrittenForm } from '../../../shell/forms/written-form.tsx';
import { usePageData } from '../../../shell/page-data.ts';
import { leaveWhenPassed } from '../hosted-login.ts';
import { accountDraft } from '../sign-up-steps.ts';
import { isFlowExpired } from '../use-flow-expired.ts';
import { ContactFields } from './contact-fields.tsx';

const INITIAL = { phone_number: '', email: '', email_confirmation: '', password: '' };
const ORDER = ['phone_number', 'email', 'email_confirmation', 'password'];

/** Never the password. */
function draftPartOf({ password: _, ...others }: typeof INITIAL): Partial<typeof INITIAL> {
  return others;
}

interface AccountStepProps {
  /** The proof of step one is gone: the page goes back to it. */
  onOver(): void;
}

/** Step two: the common ID's telephone number, e-mail address and password. */
export function AccountStep({ onOver }: AccountStepProps) {
  const form = usePortalForm({ initial: INITIAL, schema: accountBody, order: ORDER });
  const { variant } = usePageData();
  useFormDraft(accountDraft(variant), form, { partOf: draftPartOf });
  const { values, change, check, errorOf } = form;

  const submit = async (body: z.output<typeof createAccountEndpoint.body>) => {
    const { next_page_id } = await browserApi().call(createAccountEndpoint, { body });
    // A whole new page: the next screen is opened by the challenge that now holds a number.
    window.location.assign(hrefOfScreenId(next_page_id));
  };
  const { isBusy, send } = useSending(form, submit, {
    leaves: true,
    takeFailure: (error) => {
      if (isFlowExpired(error)) {
        saveDraft(accountDraft(variant), draftPartOf(values));
        onOver();
      } else if (!leaveWhenPassed(error)) form.takeFailure(error);
    },
  });

  return (
    <Card>
      <WrittenForm className="grid gap-6" onSend={send}>
        <ErrorSummary errors={form.summary} attempt={form.attempt} />
        <ContactFields values={values} change={change} check={check} errorOf={errorOf} />
        <AccountNameField name={values.email} />
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
