import { Button } from '@hidamari/ui/button';
import type { FailedSave } from '../../../shell/forms/failed-save.ts';

/** Back to name and password. */
export function StartOver({ onPress }: { onPress: () => void }) {
  return (
    <Button kind="quiet" onClick={onPress}>
      はじめからやり直す
    </Button>
  );
}

/** The step is over, by its ten minutes or its tries: there is nothing to be sent again, only to begin anew. */
export function wordsOfStep(failure: FailedSave | null): FailedSave | null {
  const code = failure?.error?.code;
  if (!failure || (code !== 'unauthenticated' && code !== 'code_tries_spent')) return failure;
  const text = 'この手続きは終わりました。下の「はじめからやり直す」から、もう一度お進みください。';
  return { ...failure, outcome: 'keep', text, canSendAgain: false };
}
