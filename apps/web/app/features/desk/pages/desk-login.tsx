import type { StaffStep } from '@hidamari/contract/staff';
import {
  staffCodeBody,
  staffLoginBody,
  staffLoginEndpoint,
  staffSecondFactorEndpoint,
} from '@hidamari/contract/staff';
import { normalizeEmail } from '@hidamari/domain/members';
import { Button } from '@hidamari/ui/button';
import { Card } from '@hidamari/ui/card';
import { CodeField } from '@hidamari/ui/code-field';
import { ErrorSummary } from '@hidamari/ui/error-summary';
import { Notice } from '@hidamari/ui/notice';
import { PageHeading } from '@hidamari/ui/page-heading';
import { PasswordField } from '@hidamari/ui/password-field';
import { TextField } from '@hidamari/ui/text-field';
import { useState } from 'react';
import { DeskEntrance } from '../../../parts/desk/desk-frame.tsx';
import { browserApi } from '../../../shell/data/browser-api.ts';
import { FailedSaveNotice } from '../../../shell/forms/failed-save-notice.tsx';
import { usePortalForm } from '../../../shell/forms/portal-form.ts';
import { useSending } from '../../../shell/forms/use-sending.ts';
import { WrittenForm } from '../../../shell/forms/written-form.tsx';
import { useLoginNotice } from '../../../shell/login-notice.ts';
import { pageMeta } from '../../../shell/page-meta.ts';
import { useStepHistory } from '../../../shell/step-history.ts';
import { useFocusOnNewStep } from '../../../shell/use-focus-on-new-step.ts';
import { SetUpStep } from '../components/set-up-step.tsx';
import { StartOver, wordsOfStep } from '../components/start-over.tsx';
import { placeAtDesk } from '../place-at-desk.ts';
import type { Route } from './+types/desk-login';

export const meta: Route.MetaFunction = (args) => pageMeta(args);

export { asksNothingForSteps as shouldRevalidate } from '../../../shell/step-history.ts';

/** Nothing to fetch; with a loader the server's own rules see each navigation here. */
export function loader() {
  return null;
}

const LEADS = {
  password: '相談員と担当者のための入り口です。会員の方は、ホームからログインしてください。',
  second_factor: '二段階の確認をします。',
  set_up: 'はじめてのログインです。パスワードと認証アプリを設定してください。',
} as const;

/** /desk/login: staff sign in, always with a second factor (G42). */
export default function DeskLogin() {
  const [step, setStep] = useState<StaffStep | null>(null);
  const notice = useLoginNotice();
  const startOver = () => setStep(null);
  useFocusOnNewStep(step);
  useStepHistory('second-factor', step === null ? 0 : 1, startOver);
  return (
    <DeskEntrance>
      <div className="mx-auto max-w-narrow">
        <PageHeading lead={LEADS[step?.step ?? 'password']}>担当者のログイン</PageHeading>
        {notice && step === null ? (
          <Notice tone={notice.tone} live>
            <p>{notice.text}</p>
          </Notice>
        ) : null}
        <Card>
          {step === null ? <PasswordStep onPassed={setStep} /> : null}
          {step?.step === 'second_factor' ? <CodeStep onStartOver={startOver} /> : null}
          {step?.step === 'set_up' ? <SetUpStep setUp={step} onStartOver={startOver} /> : null}
        </Card>
      </div>
    </DeskEntrance>
  );
}

/** Step two: what the authenticator shows now. */
function CodeStep({ onStartOver }: { onStartOver: () => void }) {
  const form = usePortalForm({ act: 'check', initial: { code: '' }, schema: staffCodeBody, order: ['code'] });
  const { isBusy, send } = useSending(form, async (body) => {
    await browserApi().call(staffSecondFactorEndpoint, { body });
    // A whole new page, with the rights of the session that has begun.
    window.location.replace(placeAtDesk(window.location.search));
  });
  return (
    <WrittenForm className="grid gap-6" onSend={send}>
      <ErrorSummary errors={form.summary} attempt={form.attempt} />
      <CodeField
        name="code"
        label="認証アプリのコード（6桁）"
        need="required"
        hint="アプリの数字は30秒ごとに変わります。"
        value={form.values.code}
        onChange={(event) => form.change({ code: event.target.value })}
        error={form.errorOf('code')}
      />
      <FailedSaveNotice failure={wordsOfStep(form.failure)} />
      <Button type="submit" width="full" busy={isBusy ? '確認しています…' : undefined}>
        ログインする
      </Button>
      <StartOver onPress={onStartOver} />
    </WrittenForm>
  );
}

/** Step one: name and password, or at the first login the one-time code. */
function PasswordStep({ onPassed }: { onPassed: (step: StaffStep) => void }) {
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
