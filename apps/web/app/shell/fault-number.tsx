import { Button } from '@hidamari/ui/button';
import { useRef, useState } from 'react';

const COPIED = 'コピーしました';
const SELECTED = 'コピーできなかったので、番号を選びました。長押しなどでコピーするか、書きとめてください。';

/** False where the browser has no clipboard to write to (without TLS), or does not let us. */
async function copied(words: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(words);
    return true;
  } catch {
    return false;
  }
}

/**
 * A number to tell on the telephone, with a button that copies it (G117). The number stays on show: it may be read out
 * while the finger is still on the button. Where it cannot be copied it is selected, and that is said.
 */
export function FaultNumber({ id }: { id: string }) {
  const number = useRef<HTMLElement>(null);
  const [said, say] = useState('');
  const copy = async () => {
    say('');
    const isCopied = await copied(id);
    if (!isCopied && number.current) getSelection()?.selectAllChildren(number.current);
    say(isCopied ? COPIED : SELECTED);
  };
  return (
    <div className="fault-number">
      <p>
        お問い合わせ番号 <b ref={number}>{id}</b>
      </p>
      <Button kind="quiet" size="small" icon="copy" onClick={copy}>
        番号をコピー
      </Button>
      <p role="status">{said}</p>
    </div>
  );
}
