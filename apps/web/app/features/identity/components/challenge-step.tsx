import type { SessionOrPending } from '@hidamari/contract/auth';
import { checkEmailCodeEndpoint, sendEmailCodeEndpoint } from '@hidamari/contract/hosted-login';
import type { AuthChallenge } from '@hidamari/domain/auth-state';
import { ONE_TIME_CODE } from '@hidamari/domain/members';
import { Button } from '@hidamari/ui/button';
import { TickField } from '@hidamari/ui/check-picks';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { browserApi } from '../../../shell/data/browser-api.ts';
import { AccountNameField } from '../../../shell/forms/account-name-field.tsx';
import { MailHints } from '../../../shell/mail-hints.tsx';
import { pollForProof } from '../proof-poller.ts';
import { answerChallenge } from '../temporary-login.ts';
import { CodeStep, SmsHelp } from './code-step.tsx';
import { NewPasswordStep } from './new-password-step.tsx';
import { PassphraseStep } from './passphrase-step.tsx';
import { isProven } from './wait-for-proof.tsx';

export interface ChallengeStepProps {
  onAnswer(answer: SessionOrPending): Promise<void>;
  takesFailure(error: unknown): boolean;
  /** Signs in once more with the name and password of a moment ago, which sends another code; absent after a reload. */
  signInAgain: (() => Promise<SessionOrPending>) | undefined;
  /** Back to the name and password. */
  startOver(): void;
  /** The name that was typed a moment ago; absent after a reload. */
  username: string | undefined;
}

function StartOver({ startOver }: Pick<ChallengeStepProps, 'startOver'>) {
  return (
    <Button kind="text" onClick={startOver}>
      IDとパスワードからやり直す
    </Button>
  );
}

/** Whether this browser may leave the code out next time: for a year, and only where the person says so. */
function useRememberedDevice() {
  const [isRemembered, setRemembered] = useState(false);
  const question = (
    <TickField
      name="remember_device"
      label="この端末ではコードを省く"
      note="次からのログインで、コードを求めません。家族や職場と一緒に使う端末では、選ばないでください。"
      checked={isRemembered}
      onChange={(event) => setRemembered(event.target.checked)}
    />
  );
  return { question, remember_device: isRemembered };
}

function SmsStep({ onAnswer, takesFailure, signInAgain, startOver }: ChallengeStepProps) {
  const sendAgain = signInAgain
    ? async () => {
        await signInAgain();
        return { resend_after: ONE_TIME_CODE.resendAfterSeconds };
      }
    : undefined;
  const { question, remember_device } = useRememberedDevice();
  return (
    <CodeStep
      isSentBefore
      send={sendAgain}
      check={async (code) =>
        onAnswer(await answerChallenge({ challenge_type: 'sms', challenge_answer: code, remember_device }))
      }
      question={question}
      takesFailure={takesFailure}
      wireName="challenge_answer"
      help={<SmsHelp>番号が変わった方は、お電話でご相談ください。</SmsHelp>}
    >
      <StartOver startOver={startOver} />
    </CodeStep>
  );
}

function AppStep({ onAnswer, takesFailure, startOver }: ChallengeStepProps) {
  const { question, remember_device } = useRememberedDevice();
  return (
    <CodeStep
      isSentBefore
      check={async (code) =>
        onAnswer(await answerChallenge({ challenge_type: 'app', challenge_answer: code, remember_device }))
      }
      question={question}
      takesFailure={takesFailure}
      wireName="challenge_answer"
      hint="認証アプリに出ている6桁の数字です。30秒ごとに変わります。"
      helpSummary="数字が分からないときは"
      help={<p>端末の時刻が合っているかをご確認ください。アプリを消した方は、お電話でご相談ください。</p>}
    >
      <StartOver startOver={startOver} />
    </CodeStep>
  );
}

/** The address may be proven elsewhere meanwhile, by the link of a mail: then the name and password lead on (G151). */
function useProofElsewhere(goOn: () => Promise<void>): void {
  const latest = useRef(goOn);
  latest.current = goOn;
  useEffect(
    () =>
      pollForProof({
        ask: isProven,
        onProven: () => void latest.current(),
        // The field for the code stands there all the time.
        onGivenUp: () => undefined,
      }),
    [],
  );
}

function EmailStep({ onAnswer, takesFailure, signInAgain, startOver }: ChallengeStepProps) {
  useProofElsewhere(async () => {
    const answer = await signInAgain?.().catch(() => null);
    if (answer) await onAnswer(answer);
    else startOver();
  });
  return (
    <CodeStep
      isSentBefore={false}
      send={() => browserApi().call(sendEmailCodeEndpoint, {})}
      check={async (code) => onAnswer(await browserApi().call(checkEmailCodeEndpoint, { body: { code } }))}
      takesFailure={takesFailure}
      hint="10分のあいだ使えます。届いたメールの中の数字を入れてください。"
      help={<MailHints />}
    >
      <StartOver startOver={startOver} />
    </CodeStep>
  );
}

function FirstPasswordStep({ onAnswer, takesFailure, username }: ChallengeStepProps) {
  return (
    <NewPasswordStep
      send={async (password) => onAnswer(await answerChallenge({ new_password: password }))}
      takesFailure={takesFailure}
      whose={<AccountNameField name={username} />}
      label="このパスワードにする"
    />
  );
}

function CustomStep({ onAnswer, takesFailure }: ChallengeStepProps) {
  return (
    <PassphraseStep
      send={async (words) =>
        onAnswer(await answerChallenge({ challenge_type: 'custom', challenge_answer: words }))
      }
      takesFailure={takesFailure}
    />
  );
}

/** The server proves a known device by itself (specification section 4): who lands here has a device it lost. */
function DeviceStep({ startOver }: ChallengeStepProps) {
  return (
    <Button width="full" onClick={startOver}>
      もう一度ログインする
    </Button>
  );
}

interface Step {
  title: string;
  lead: (sentTo: string | undefined) => string;
  Form: ComponentType<ChallengeStepProps>;
}

/** What each challenge of specification section 4 asks on the temporary login's screen; the others have their own. */
export const CHALLENGE_STEPS: Readonly<
  Record<Exclude<AuthChallenge, 'migration' | 'insurance' | 'terms'>, Step>
> = {
  sms: {
    title: '確認コードを入れる',
    lead: (sentTo) => `${sentTo ?? 'ご登録の携帯電話'}に、6桁の数字を送りました。`,
    Form: SmsStep,
  },
  app: {
    title: '認証アプリの数字を入れる',
    lead: () => 'お使いの認証アプリを開き、いま出ている数字を入れてください。',
    Form: AppStep,
  },
  email: {
    title: 'メールアドレスの確認',
    lead: (sentTo) => `${sentTo ?? 'ご登録のメールアドレス'}に、6桁の数字を送って確かめます。`,
    Form: EmailStep,
  },
  newPassword: {
    title: '新しいパスワードを決める',
    lead: () => '紙のパスワードは、はじめの1回だけ使えます。これから使うパスワードを決めてください。',
    Form: FirstPasswordStep,
  },
  custom: {
    title: '合言葉を入れる',
    lead: () => 'ご本人であることを、相談員と決めた合言葉で確かめます。',
    Form: CustomStep,
  },
  device: {
    title: '端末を確かめられませんでした',
    lead: () => 'この端末からのログインを、もう一度はじめからお願いします。',
    Form: DeviceStep,
  },
};
