import { hostedLoginMeEndpoint } from '@hidamari/contract/hosted-login';
import { Button } from '@hidamari/ui/button';
import { Notice } from '@hidamari/ui/notice';
import { Working } from '@hidamari/ui/progress';
import { useEffect, useRef, useState } from 'react';
import { browserApi } from '../../../shell/data/browser-api.ts';
import { pollForProof } from '../proof-poller.ts';

/** Whether the address of the session or challenge is proven by now. */
export async function isProven(): Promise<boolean> {
  const { is_email_verified } = await browserApi().call(hostedLoginMeEndpoint, {});
  return is_email_verified === true;
}

/**
 * Waits on the page while somebody opens the link of a mail, here or on another device (G151), and goes on by itself.
 * After three minutes it rests, and the person says when the link is opened.
 */
export function WaitForProof({ onProven }: { onProven: () => void }) {
  const [state, setState] = useState<'waiting' | 'resting' | 'asking' | 'not-yet'>('waiting');
  const proven = useRef(onProven);
  proven.current = onProven;
  useEffect(
    () =>
      pollForProof({
        ask: isProven,
        onProven: () => proven.current(),
        onGivenUp: () => setState('resting'),
      }),
    [],
  );
  const askOnce = async () => {
    setState('asking');
    if (await isProven().catch(() => false)) proven.current();
    else setState('not-yet');
  };
  if (state === 'waiting') return <Working>メールのリンクが開かれるのを待っています…</Working>;
  return (
    <div className="grid gap-4">
      {state === 'not-yet' ? (
        <Notice tone="caution" live>
          <p>まだ確認できていません。メールのリンクを開いてから、もう一度押してください。</p>
        </Notice>
      ) : (
        <p>メールのリンクを開いたら、下のボタンを押してください。</p>
      )}
      <Button width="full" onClick={askOnce} busy={state === 'asking' ? '確認しています…' : undefined}>
        確認しました
      </Button>
    </div>
  );
}
