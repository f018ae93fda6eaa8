import { type StaffStep, staffLoginBody, staffLoginEndpoint } from '@hidamari/contract/staff';
import { normalizeEmail } from '@hidamari/domain/members';
import { Button } from '@hidamari/ui/button';
import { ErrorSummary } from '@hidamari/ui/error-summary';
import { PasswordField } from '@hidamari/ui/password-field';
import { TextField } from '@hidamari/ui/text-field';
import { browserApi } from '../../../shell/data/browser-api.ts';
import { FailedSaveNotice } from '../../../shell/forms/failed-save-notice.tsx';
import { usePortalForm } from '../../../shell/forms/portal-form.ts';
import { useSending } from '../../../shell/forms/use-sending.ts';
import { WrittenForm } from '../../../shell/forms/written-form.tsx';

/** Step one: name and password, or at the first login the one-time code. */
export function PasswordStep({ onPassed }: { onPassed: (step: StaffStep) => void }) {
  const form = usePortalForm({
    act: 'login',
    initial: { login: '', password: '' },
    schema: staffLoginBody,
    order: ['login', 'password'],
  });
  const { isBusy, send } = useSending(form, async (body) =>
    onPassed(await browserApi().call(staffLoginEndpoint, { body })),
  );
  return (
    <WrittenForm className="grid gap-6" onSend={send}>
      <ErrorSummary errors={form.summary} attempt={form.attempt} />
      <TextField
        name="login"
        label="メールアドレス"
        need="required"
        type="email"
        inputMode="email"
        autoComplete="username"
        spellCheck={false}
        tidy={normalizeEmail}
        value={form.values.login}
        onChange={(event) => form.change({ login: event.target.value })}
        error={form.errorOf('login')}
      />
      <PasswordField
        name="password"
        label="パスワード"
        need="required"
        autoComplete="current-password"
        hint="はじめての方は、お渡しした一度きりのコードを入れてください。"
        value={form.values.password}
        onChange={(event) => form.change({ password: event.target.value })}
        error={form.errorOf('password')}
      />
      <FailedSaveNotice failure={form.failure} />
      <Button type="submit" width="full" busy={isBusy ? '確認しています…' : undefined}>
        次へ
      </Button>
    </WrittenForm>
  );
}
