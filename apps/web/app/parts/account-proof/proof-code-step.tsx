import type { Challenge } from '@hidamari/contract/auth';
import { Button } from '@hidamari/ui/button';
import { CodeForm } from './code-form.tsx';
import { StepFrame } from './step-frame.tsx';

interface Props {
  asked: Challenge;
  send: (code: string) => Promise<void>;
  onStartOver: () => void;
  onGiveUp: () => void;
  giveUpLabel?: string;
}

/** Who has a second step shows it too after the password. */
export function ProofCodeStep({ asked, send, onStartOver, onGiveUp, giveUpLabel }: Props) {
  const isApp = asked.type === 'app';
  const lead = isApp
    ? 'お使いの認証アプリを開き、いま出ている数字を入れてください。'
    : `${asked.masked_to ?? 'ご登録の携帯電話'}に、6桁の数字を送りました。`;
  return (
    <StepFrame title="いまの二段階の確認" lead={lead}>
      <CodeForm
        label={isApp ? 'アプリに出た6桁の数字' : '確認コード（6桁）'}
        verb="つづける"
        send={send}
        onGiveUp={onGiveUp}
        giveUpLabel={giveUpLabel}
      >
        <div>
          <Button kind="quiet" icon="refresh" onClick={onStartOver}>
            {isApp ? 'パスワードからやり直す' : 'パスワードから、コードを送り直す'}
          </Button>
        </div>
      </CodeForm>
    </StepFrame>
  );
}
