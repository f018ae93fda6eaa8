import type { StaffStep } from '@hidamari/contract/staff';
import { Card } from '@hidamari/ui/card';
import { Notice } from '@hidamari/ui/notice';
import { PageHeading } from '@hidamari/ui/page-heading';
import { useState } from 'react';
import { DeskEntrance } from '../../../parts/desk/desk-frame.tsx';
import { useLoginNotice } from '../../../shell/login-notice.ts';
import { pageMeta } from '../../../shell/page-meta.ts';
import { useStepHistory } from '../../../shell/step-history.ts';
import { useFocusOnNewStep } from '../../../shell/use-focus-on-new-step.ts';
import { CodeStep } from '../components/code-step.tsx';
import { PasswordStep } from '../components/password-step.tsx';
import { SetUpStep } from '../components/set-up-step.tsx';
import type { Route } from './+types/desk-login';

export const meta: Route.MetaFunction = (args) => pageMeta(args);

export { asksNothingForSteps as shouldRevalidate } from '../../../shell/step-history.ts';

/** Nothing to fetch; with a loader the server's own rules see each walk here. */
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
