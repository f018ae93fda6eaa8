import { Button } from '@hidamari/ui/button';
import { useEffect, useState } from 'react';
import type { ConversationHandle } from '../../../../shell/conversation/use-conversation.ts';

const NOT_PRINTED =
  '前のやりとりを読みこめなかったので、印刷していません。電波のよいところで、もう一度押してください。';

/** The whole conversation on paper: every page of it is brought first, so that no word is missing without a note. */
export function PrintTalk({ conversation: { store } }: { conversation: ConversationHandle }) {
  const [step, setStep] = useState<'rest' | 'loading' | 'ready' | 'failed'>('rest');
  // What was brought stands on the page by now.
  useEffect(() => {
    if (step !== 'ready') return;
    setStep('rest');
    window.print();
  }, [step]);
  const print = async () => {
    setStep('loading');
    setStep((await store.loadAllEarlier()) ? 'ready' : 'failed');
  };
  return (
    <div data-print="hide" className="grid justify-items-start gap-2">
      <Button
        kind="plain"
        size="small"
        icon="print"
        busy={step === 'loading' ? '前のやりとりを読みこんでいます…' : undefined}
        onClick={() => void print()}
      >
        やりとりを紙に印刷する
      </Button>
      <p role="status" className="empty:absolute">
        {step === 'failed' ? NOT_PRINTED : ''}
      </p>
    </div>
  );
}
