import type { CodeSentAnswer } from '@hidamari/contract/hosted-login';
import { CodeResend } from '@hidamari/ui/code-field';
import { useToast } from '@hidamari/ui/toast';
import { type ReactNode, useState } from 'react';
import { CodeForm } from '../../../../parts/account-proof/code-form.tsx';
import { StepFrame } from '../../../../parts/account-proof/step-frame.tsx';
import { type FailedSave, failedSaveOf } from '../../../../shell/forms/failed-save.ts';
import { FailedSaveNotice } from '../../../../shell/forms/failed-save-notice.tsx';
import { useSecondsLeft } from '../../../../shell/use-now.ts';

interface Props {
  title: string;
  lead: string;
  /** The button: 「つける」. */
  verb: string;
  sent: CodeSentAnswer;
  /** Another code in place of the one before; null where something else is asked for first. */
  sendAgain: () => Promise<CodeSentAnswer | null>;
  send: (code: string) => Promise<void>;
  onGiveUp: () => void;
  /** What helps when no code comes. */
  children?: ReactNode;
}

/** A code that was sent has to come back before anything changes. */
export function SentCodeStep({ title, lead, verb, sent, sendAgain, send, onGiveUp, children }: Props) {
  const { secondsLeft, start } = useSecondsLeft(sent.resend_after);
  const [failure, setFailure] = useState<FailedSave | null>(null);
  const toast = useToast();
  const resend = async () => {
    setFailure(null);
    try {
      const again = await sendAgain();
      if (again === null) return;
      start(again.resend_after);
      toast({ text: '確認コードを再送しました' });
    } catch (error) {
      setFailure(failedSaveOf(error, 'send'));
    }
  };
  return (
    <StepFrame title={title} lead={lead}>
      <CodeForm
        label="確認コード（6桁）"
        hint="10分のあいだ使えます。届いた文の中の数字を入れてください。"
        verb={verb}
        send={send}
        onGiveUp={onGiveUp}
      >
        <CodeResend secondsLeft={secondsLeft} onResend={resend}>
          再送する
        </CodeResend>
        <FailedSaveNotice failure={failure} />
        {children}
      </CodeForm>
    </StepFrame>
  );
}
