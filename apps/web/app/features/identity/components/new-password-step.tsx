import { password } from '@hidamari/contract/fields';
import * as z from '@hidamari/contract/zod';
import { Button } from '@hidamari/ui/button';
import { Card } from '@hidamari/ui/card';
import { ErrorSummary } from '@hidamari/ui/error-summary';
import { PasswordField } from '@hidamari/ui/password-field';
import type { ReactNode } from 'react';
import { FailedSaveNotice } from '../../../shell/forms/failed-save-notice.tsx';
import { usePortalForm } from '../../../shell/forms/portal-form.ts';
import { useSending } from '../../../shell/forms/use-sending.ts';
import { WrittenForm } from '../../../shell/forms/written-form.tsx';

/** The rules of G33, said before anything is typed. */
export const NEW_PASSWORD_HINT =
  '8文字以上64文字まで。覚えやすい文でもかまいません。メールアドレスや電話番号と同じもの、よく使われるものは使えません。';

const schema = z.object({ new_password: password });

interface NewPasswordStepProps {
  /** Sets the password and leaves the step. */
  send(newPassword: string): Promise<void>;
  /** True when the page itself deals with a failure. */
  takesFailure?: (error: unknown) => boolean;
  /** Typed before, when the step is come back to. */
  initial?: string;
  label: string;
  /** Whose password it is, for password managers: `AccountNameField` or `OwnAccountNameField`. */
  whose: ReactNode;
}

/** A new password, once, with a button to look at it (G33): a second field would only be copied into. */
export function NewPasswordStep({ send, takesFailure, initial = '', label, whose }: NewPasswordStepProps) {
  const form = usePortalForm({
    initial: { new_password: initial },
    schema,
    order: ['new_password'],
    toField: (name) => (name === 'password' ? 'new_password' : name),
  });
  const sending = useSending(form, ({ new_password }) => send(new_password), {
    leaves: true,
    takeFailure: (error) => {
      if (!takesFailure?.(error)) form.takeFailure(error);
    },
  });
  return (
    <Card>
      <WrittenForm className="grid gap-6" onSend={sending.send}>
        <ErrorSummary errors={form.summary} attempt={form.attempt} />
        {whose}
        <PasswordField
          name="new_password"
          label="新しいパスワード"
          need="required"
          autoComplete="new-password"
          hint={NEW_PASSWORD_HINT}
          value={form.values.new_password}
          onChange={(event) => form.change({ new_password: event.target.value })}
          onBlur={() => form.check('new_password')}
          error={form.errorOf('new_password')}
        />
        <FailedSaveNotice failure={form.failure} />
        <Button type="submit" width="full" busy={sending.isBusy ? '設定しています…' : undefined}>
          {label}
        </Button>
      </WrittenForm>
    </Card>
  );
}
