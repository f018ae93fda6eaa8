import { type StaffStep, staffSetUpBody, staffSetUpEndpoint } from '@hidamari/contract/staff';
import { Button } from '@hidamari/ui/button';
import { CodeField } from '@hidamari/ui/code-field';
import { ErrorSummary } from '@hidamari/ui/error-summary';
import { PasswordField } from '@hidamari/ui/password-field';
import { browserApi } from '../../../shell/data/browser-api.ts';
import { FailedSaveNotice } from '../../../shell/forms/failed-save-notice.tsx';
import { usePortalForm } from '../../../shell/forms/portal-form.ts';
import { useSending } from '../../../shell/forms/use-sending.ts';
import { WrittenForm } from '../../../shell/forms/written-form.tsx';
import { QrCode } from '../../../shell/qr-code.tsx';
import { placeAtDesk } from '../place-at-desk.ts';
import { StartOver, wordsOfStep } from './start-over.tsx';

type SetUp = Extract<StaffStep, { step: 'set_up' }>;

interface Props {
  setUp: SetUp;
  onStartOver: () => void;
}

/** The first login: an own password, and an authenticator app that has read the code. */
export function SetUpStep({ setUp, onStartOver }: Props) {
  const form = usePortalForm({
    initial: { password: '', code: '' },
    schema: staffSetUpBody,
    order: ['password', 'code'],
  });
  const { isBusy, send } = useSending(form, async (body) => {
    await browserApi().call(staffSetUpEndpoint, { body });
    window.location.replace(placeAtDesk(window.location.search));
  });
  return (
    <WrittenForm className="grid gap-6" onSend={send}>
      <ErrorSummary errors={form.summary} attempt={form.attempt} />
      <PasswordField
        name="password"
        label="新しいパスワード"
        need="required"
        autoComplete="new-password"
        hint="8文字以上。ほかで使っていないものにしてください。"
        value={form.values.password}
        onChange={(event) => form.change({ password: event.target.value })}
        onBlur={() => form.check('password')}
        error={form.errorOf('password')}
      />
      <Authenticator setUp={setUp} />
      <CodeField
        name="code"
        label="認証アプリのコード（6桁）"
        need="required"
        hint="アプリに読みこんだあと、表示された数字を入れてください。"
        value={form.values.code}
        onChange={(event) => form.change({ code: event.target.value })}
        error={form.errorOf('code')}
      />
      <FailedSaveNotice failure={wordsOfStep(form.failure)} />
      <Button type="submit" width="full" busy={isBusy ? '設定しています…' : undefined}>
        設定してログインする
      </Button>
      <StartOver onPress={onStartOver} />
    </WrittenForm>
  );
}

function Authenticator({ setUp: { secret, otpauth_uri } }: { setUp: SetUp }) {
  return (
    <div className="grid justify-items-start gap-3">
      <p>
        <b>認証アプリで、次のコードを読みこんでください。</b>
      </p>
      <QrCode text={otpauth_uri} name="認証アプリに読みこむQRコード" />
      <p>読みこめない場合は、次の文字をアプリに入れてください。この画面を閉じると、もう見られません。</p>
      <p className="ui-num wrap-anywhere">
        <b>{secret.match(/.{1,4}/g)?.join(' ')}</b>
      </p>
    </div>
  );
}
