import { Button } from '@hidamari/ui/button';
import { useEffect, useState } from 'react';
import type { ConversationStore } from '../../../../parts/conversation/conversation-store.ts';
import type { ConversationHandle } from '../../../../parts/conversation/use-conversation.ts';

const NOT_PRINTED =
  '前のやりとりを読みこめなかったので、印刷していません。電波のよいところで、もう一度押してください。';

type PrintStep = 'rest' | 'loading' | 'ready' | 'failed';

/** Brings every page of the conversation before it is ready for the paper, so that no word is missing without a note. */
export async function bringTalk(
  store: Pick<ConversationStore, 'loadAllEarlier'>,
  setStep: (step: PrintStep) => void,
): Promise<void> {
  setStep('loading');
  setStep((await store.loadAllEarlier()) ? 'ready' : 'failed');
}

/** The whole conversation on paper. */
export function PrintTalk({ conversation: { store } }: { conversation: ConversationHandle }) {
  const [step, setStep] = useState<PrintStep>('rest');
  // What was brought stands on the page by now.
  useEffect(() => {
    if (step !== 'ready') return;
    setStep('rest');
    window.print();
  }, [step]);
  return (
    <div data-print="hide" className="grid justify-items-start gap-2">
      <Button
        kind="plain"
        size="small"
        icon="print"
        busy={step === 'loading' ? '前のやりとりを読みこんでいます…' : undefined}
        onClick={() => void bringTalk(store, setStep)}
      >
        やりとりを紙に印刷する
      </Button>
      <p role="status" className="empty:absolute">
        {step === 'failed' ? NOT_PRINTED : ''}
      </p>
    </div>
  );
}
