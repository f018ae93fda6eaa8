import './idle-dialog.css';
import type { WarningStep } from '@hidamari/domain/idle-time';
import { Button } from '@hidamari/ui/button';
import { Dialog } from '@hidamari/ui/dialog';
import { useState } from 'react';

/** The words of G35. */
const QUESTION = '操作がないためログアウトします。続けますか?';

/** In few steps, so that nobody is hurried or interrupted by a voice that counts. */
const LEFT: Readonly<Record<WarningStep, string>> = {
  120: 'あと2分以内に、ログアウトします。',
  60: 'あと1分以内に、ログアウトします。',
  30: 'あと30秒以内に、ログアウトします。',
};

type QuestionProps = { step: WarningStep; kept: string; onStay: () => void; onEnd: () => void };

/** Asks whether somebody is still there. Esc and the back button are 「続ける」: nobody is put out by mistake. */
export function IdleQuestion({ step, kept, onStay, onEnd }: QuestionProps) {
  return (
    <Dialog
      isOpen
      isAlert
      closeHidden
      onClose={onStay}
      title={QUESTION}
      actions={
        <>
          <Button width="full" size="large" onClick={onStay}>
            続ける
          </Button>
          <Button kind="plain" width="full" onClick={onEnd}>
            ログアウトする
          </Button>
        </>
      }
    >
      <p>{kept}</p>
      <p role="status" className="idle-left">
        {LEFT[step]}
      </p>
    </Dialog>
  );
}

type FarewellProps = { kept: string; hasFailed: boolean; onTryAgain: () => void };

/**
 * Stands before the page while it is left. Without a connection there is nowhere to go: the page stays covered, since
 * whoever comes by now may be somebody else. A browser closes a dialog by itself when Esc is pressed again: then it
 * opens anew.
 */
export function IdleFarewell({ kept, hasFailed, onTryAgain }: FarewellProps) {
  const [timesClosed, setTimesClosed] = useState(0);
  return (
    <Dialog
      key={timesClosed}
      isOpen
      isAlert
      closeHidden
      onClose={() => setTimesClosed((times) => times + 1)}
      title="操作がないためログアウトします"
      actions={
        <Button width="full" onClick={onTryAgain} busy={hasFailed ? undefined : 'ログアウトしています…'}>
          ログイン画面へ進む
        </Button>
      }
    >
      <div className="idle-farewell">
        <p>{kept}</p>
        <p role="status">
          {hasFailed ? 'いまは通信ができないようです。つながりしだい、ログイン画面に進みます。' : null}
        </p>
      </div>
    </Dialog>
  );
}
