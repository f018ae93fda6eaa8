import { Button } from '@hidamari/ui/button';
import { useEffect, useRef, useState } from 'react';
import { hasAgreedToChat, takeBackChat } from '../../../parts/consultation/chat-agreement.ts';
import { focusQuietly } from '../../../shell/scrolling.ts';

/** The consent to the outside chat, which is given where the chat is opened and holds in one tab: here it is taken back. */
export function ChatChoice() {
  const [state, setState] = useState<'none' | 'agreed' | 'taken-back'>('none');
  useEffect(() => {
    if (hasAgreedToChat()) setState('agreed');
  }, []);
  const said = useRef<HTMLParagraphElement>(null);
  const takeBack = () => {
    takeBackChat();
    setState('taken-back');
    // The button goes with the consent: the keyboard goes on from what is said in its place.
    if (said.current) focusQuietly(said.current);
  };
  return (
    <div className="outside-choice">
      {state === 'agreed' ? (
        <>
          <p>このタブでは、同意をいただいています。ログアウトすると、同意もなくなります。</p>
          <div>
            <Button kind="plain" onClick={takeBack}>
              チャットの同意を取り消す
            </Button>
          </div>
        </>
      ) : null}
      <p ref={said} role="status">
        {state === 'taken-back'
          ? '同意を取り消しました。つぎにチャットをひらくときに、またおたずねします。'
          : ''}
      </p>
    </div>
  );
}
