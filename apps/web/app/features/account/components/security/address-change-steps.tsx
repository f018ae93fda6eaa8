import { Button } from '@hidamari/ui/button';
import { Fold } from '@hidamari/ui/fold';
import { PasswordStep } from '../../../../parts/account-proof/password-step.tsx';
import { ProofCodeStep } from '../../../../parts/account-proof/proof-code-step.tsx';
import { MailHints } from '../../../../shell/mail-hints.tsx';
import { type AddressChange, type AddressStep, kindOf } from '../../use-address-change.ts';
import { NewAddressStep } from './new-address-step.tsx';
import { SentCodeStep } from './sent-code-step.tsx';

interface Props {
  change: AddressChange;
  /** What is in use, as it is stored. */
  present: { email: string | null; phone_number: string | null };
  /** Whom the draft belongs to. */
  owner: string;
}

/** The step at which a change of the address or number stands; nothing while there is no change. */
export function AddressChangeSteps({ change, present, owner }: Props) {
  const { step, giveUp } = change;
  switch (step.kind) {
    case 'rest':
      return null;
    case 'type':
      return (
        <NewAddressStep
          key={step.of}
          of={step.of}
          present={present[step.of]}
          owner={owner}
          note={step.note}
          send={change.take}
          onGiveUp={giveUp}
        />
      );
    case 'password':
      return (
        <PasswordStep
          note={step.note}
          send={(body) => change.showPassword(step.to, body)}
          onGiveUp={giveUp}
        />
      );
    case 'proof-code':
      return (
        <ProofCodeStep
          asked={step.asked}
          send={(code) => change.showCode(step.to, code)}
          onStartOver={() => change.startOver(step.to)}
          onGiveUp={giveUp}
        />
      );
    case 'code':
      return <CodeToNewAddress change={change} step={step} />;
  }
}

/** The code went to the new address. It is shown whole: a slip in it is the commonest reason that nothing comes. */
function CodeToNewAddress({
  change,
  step,
}: {
  change: AddressChange;
  step: Extract<AddressStep, { kind: 'code' }>;
}) {
  const { to, sent } = step;
  const of = kindOf(to);
  const isMail = of === 'email';
  const whole = Object.values(to)[0];
  return (
    <SentCodeStep
      title={isMail ? '新しいメールアドレスの確認' : '新しい番号の確認'}
      lead={`${whole}に、6桁の数字を${isMail ? 'メール' : 'SMS'}で送りました。`}
      verb="この内容に変える"
      sent={sent}
      sendAgain={() => change.sendAgain(to)}
      send={(code) => change.confirm(step, code)}
      onGiveUp={change.giveUp}
    >
      <div>
        <Button kind="quiet" icon="pen" onClick={() => change.retype(of)}>
          {isMail ? 'アドレスを入れ直す' : '番号を入れ直す'}
        </Button>
      </div>
      <Fold summary="届かないときは">
        {isMail ? (
          <MailHints />
        ) : (
          <p>
            電波のよい場所で1分ほどお待ちください。携帯電話の会社の設定で、知らない番号からの文を止めていることがあります。再送は1時間に5回までです。
          </p>
        )}
      </Fold>
    </SentCodeStep>
  );
}
