import { Button } from '@hidamari/ui/button';
import { Card } from '@hidamari/ui/card';
import { QuestionDialog } from '@hidamari/ui/dialog';
import { Notice } from '@hidamari/ui/notice';
import { SectionHeading } from '@hidamari/ui/section-heading';
import { useEffect, useRef, useState } from 'react';
import { PasswordStep } from '../../../../parts/account-proof/password-step.tsx';
import { ProofCodeStep } from '../../../../parts/account-proof/proof-code-step.tsx';
import type { AccountProof } from '../../../../parts/account-proof/use-account-proof.ts';
import { FailedSaveNotice } from '../../../../shell/forms/failed-save-notice.tsx';
import {
  type Factor,
  type SecondFactorChange,
  type Security,
  useSecondFactor,
} from '../../use-second-factor.ts';
import { AppStep } from './app-step.tsx';
import { SentCodeStep } from './sent-code-step.tsx';

/** 二段階の確認: its state, and the steps of each change in its place. */
export function SecondFactor({ initial, proof }: { initial: Security; proof: AccountProof }) {
  const change = useSecondFactor(initial, proof);
  return (
    <Card as="section" labelledBy="second-factor">
      <div className="grid grid-cols-1 gap-4">
        <SectionHeading size="normal" id="second-factor">
          二段階の確認
        </SectionHeading>
        <p>
          パスワードのほかに、6桁の数字でも確かめます。なくても使えますが、病気の記録を守る力が強くなります。
        </p>
        <CurrentStep change={change} />
      </div>
    </Card>
  );
}

function CurrentStep({ change }: { change: SecondFactorChange }) {
  const { step, giveUp } = change;
  switch (step.kind) {
    case 'rest':
      return <Rest change={change} />;
    case 'password':
      return (
        <PasswordStep
          note={step.note}
          send={(body) => change.showPassword(step.wish, body)}
          onGiveUp={giveUp}
        />
      );
    case 'proof-code':
      return (
        <ProofCodeStep
          asked={step.asked}
          send={(code) => change.showCode(step.wish, code)}
          onStartOver={() => change.startOver(step.wish)}
          onGiveUp={giveUp}
        />
      );
    case 'app':
      return <AppStep secret={step.secret} send={(code) => change.confirm('app', code)} onGiveUp={giveUp} />;
    case 'sms':
      return (
        <SentCodeStep
          title="SMSの届く番号の確認"
          lead={`${step.sent.masked_to}に、6桁の数字を送りました。`}
          verb="つける"
          sent={step.sent}
          sendAgain={change.sendAgain}
          send={(code) => change.confirm('sms', code)}
          onGiveUp={giveUp}
        />
      );
  }
}

const FACTOR_WORDS: Readonly<Record<Factor, string>> = { app: '認証アプリの数字', sms: 'SMSで届く数字' };

/** What is asked for now, and first where there are two. */
function stateWords({ factors, preferred }: Security): string {
  if (factors.length === 0) return 'いまは、パスワードだけでログインします。';
  const first = preferred ?? factors[0] ?? 'app';
  const asked = `いまは、パスワードのあとに、${FACTOR_WORDS[first]}をたずねます。`;
  const other = factors.find((factor) => factor !== first);
  return other ? `${asked}${FACTOR_WORDS[other]}も使えます。` : asked;
}

/** What the buttons say: the same wish reads differently with something in use. */
function wishWords(factor: Factor, { factors }: Security): string {
  if (factor === 'sms') return factors.length > 0 ? 'SMSの数字に替える' : 'SMSの数字でつける';
  if (factors.includes('app')) return '新しい認証アプリに替える';
  return factors.length > 0 ? '認証アプリに替える' : '認証アプリでつける';
}

function Rest({ change }: { change: SecondFactorChange }) {
  const { security, done, busyWish, failure, wish } = change;
  const isOn = security.factors.length > 0;
  const offersSms = security.masked_phone_number !== undefined && !security.factors.includes('sms');
  const result = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (done !== null) result.current?.focus();
  }, [done]);
  const busy = (of: typeof busyWish) => (busyWish === of ? '用意しています…' : undefined);
  return (
    <>
      {done ? (
        <div ref={result} tabIndex={-1}>
          <Notice tone="ok" live>
            <p>{done}</p>
          </Notice>
        </div>
      ) : null}
      <p className="font-bold">{stateWords(security)}</p>
      <FailedSaveNotice failure={failure} />
      <div className="grid grid-cols-1 gap-3 md:grid-cols-2">
        <Button kind={isOn ? 'plain' : 'key'} width="full" busy={busy('app')} onClick={() => wish('app')}>
          {wishWords('app', security)}
        </Button>
        {offersSms ? (
          <Button kind="plain" width="full" busy={busy('sms')} onClick={() => wish('sms')}>
            {wishWords('sms', security)}
          </Button>
        ) : null}
        {isOn ? <TurnOff busy={busy('off')} onTurnOff={() => wish('off')} /> : null}
      </div>
    </>
  );
}

/** Without the second step the account is less safe: that is said before, not after. */
function TurnOff({ busy, onTurnOff }: { busy: string | undefined; onTurnOff: () => void }) {
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <>
      <Button kind="plain" width="full" busy={busy} onClick={() => setAsking(true)}>
        二段階の確認をやめる
      </Button>
      <QuestionDialog
        isOpen={isAsking}
        onClose={close}
        title="二段階の確認をやめますか"
        answer={{ label: 'つけたままにする', onPress: close }}
        otherAnswer={{
          label: '二段階の確認をやめる',
          onPress: () => {
            close();
            onTurnOff();
          },
        }}
      >
        <p>やめると、パスワードだけでログインできるようになります。あとから、いつでもつけられます。</p>
      </QuestionDialog>
    </>
  );
}
