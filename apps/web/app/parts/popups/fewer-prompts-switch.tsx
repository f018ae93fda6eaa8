import { TickField } from '@hidamari/ui/check-picks';
import { useState, useSyncExternalStore } from 'react';
import { askForFewerPrompts, FEWER_PROMPTS_EVENT, wantsFewerPrompts } from './fewer-prompts.ts';

function subscribe(tell: () => void): () => void {
  const names = [FEWER_PROMPTS_EVENT, 'storage'];
  for (const name of names) window.addEventListener(name, tell);
  return () => {
    for (const name of names) window.removeEventListener(name, tell);
  };
}

/** Whether prompts come on this device (G20: prefers reduced interruption). It holds at once, and for this browser alone. */
export function FewerPromptsSwitch() {
  const isAsked = useSyncExternalStore(subscribe, wantsFewerPrompts, () => false);
  const [isKept, setKept] = useState(true);
  return (
    <>
      <TickField
        name="fewer_prompts"
        label="この端末では、画面の案内を出さない"
        note="ようこそ、アンケートのお願い、おすすめの記事などの、画面に重なる案内です。ご相談のお返事のお知らせは、これまでどおり届きます。"
        checked={isAsked}
        onChange={({ target }) => setKept(askForFewerPrompts(target.checked))}
      />
      <p role="status" className="ui-meta">
        {isKept
          ? null
          : 'このブラウザーには、選んだことを残せませんでした。開き直すまでのあいだ、そのとおりにします。'}
      </p>
    </>
  );
}
