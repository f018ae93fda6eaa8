import type { CodeSentAnswer } from '@hidamari/contract/hosted-login';
import { CodeResend } from '@hidamari/ui/code-field';
import { useToast } from '@hidamari/ui/toast';
import { useState } from 'react';
import { type FailedSave, failedSaveOf } from '../../../../shell/forms/failed-save.ts';
import { FailedSaveNotice } from '../../../../shell/forms/failed-save-notice.tsx';
import { useSecondsLeft } from '../../../../shell/use-seconds-left.ts';
import { CodeForm } from './code-form.tsx';
import { StepFrame } from './step-frame.tsx';

interface Props {
  sent: CodeSentAnswer;
  sendAgain: () => Promise<CodeSentAnswer>;
  send: (code: string) => Promise<void>;
  onGiveUp: () => void;
}

/** Codes by SMS: the first one has to arrive before they are asked for. */
export function SmsStep({ sent, sendAgain, send, onGiveUp }: Props) {
  const { secondsLeft, start } = useSecondsLeft(sent.resend_after);
  const [failure, setFailure] = useState<FailedSave | null>(null);
  const toast = useToast();
  const resend = async () => {
    setFailure(null);
    try {
      start((await sendAgain()).resend_after);
      toast({ text: '確認コードを再送しました' });
    } catch (error) {
      setFailure(failedSaveOf(error));
    }
  };
  return (
    <StepFrame title="SMSの届く番号の確認" lead={`${sent.masked_to}に、6桁の数字を送りました。`}>
      <CodeForm
        label="確認コード（6桁）"
        hint="10分のあいだ使えます。届いた文の中の数字を入れてください。"
        verb="つける"
        send={send}
        onGiveUp={onGiveUp}
      >
        <CodeResend secondsLeft={secondsLeft} onResend={resend}>
          再送する
        </CodeResend>
        <FailedSaveNotice failure={failure} />
      </CodeForm>
    </StepFrame>
  );
}
