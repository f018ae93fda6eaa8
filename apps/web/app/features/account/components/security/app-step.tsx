import './security.css';
import { Button } from '@hidamari/ui/button';
import { MoreLink } from '@hidamari/ui/link';
import { useToast } from '@hidamari/ui/toast';
import { Suspense } from 'react';
import { CodeForm } from '../../../../parts/account-proof/code-form.tsx';
import { StepFrame } from '../../../../parts/account-proof/step-frame.tsx';
import { lazyOr } from '../../../../shell/late-part.tsx';
import type { Secret } from '../../use-second-factor.ts';

/** Brought when it is drawn: who only looks at the page does not load it. */
const QrCode = lazyOr(
  async () => ({ default: (await import('../../../../shell/qr-code.tsx')).QrCode }),
  // Without the pattern the letters beside it are enough; a lost connection must not take the page away.
  () => null,
);

interface Props {
  secret: Secret;
  send: (code: string) => Promise<void>;
  onGiveUp: () => void;
}

/** A new authenticator app: read its secret or type it, then show its first code. */
export function AppStep({ secret: { uri, secret_groups: groups }, send, onGiveUp }: Props) {
  const toast = useToast();
  const copy = async () => {
    const isCopied = await navigator.clipboard.writeText(groups.join('')).then(
      () => true,
      () => false,
    );
    toast({ text: isCopied ? '写しました' : '写せませんでした。文字を見ながら入れてください' });
  };
  return (
    <StepFrame
      title="認証アプリをつなぐ"
      lead="認証アプリを開き、次の模様を読み取ってください。30秒ごとに変わる6桁の数字が出るようになります。"
    >
      <div className="security-app">
        <Suspense fallback={<p role="status">模様を描いています…</p>}>
          <QrCode text={uri} name="認証アプリに読み取るQRコード" />
        </Suspense>
        <div className="grid grid-cols-1 content-start justify-items-start gap-2">
          <MoreLink href={uri}>この端末の認証アプリで開く</MoreLink>
          <p className="ui-meta" id="secret-words">
            読み取れないときは、次の文字をアプリに入れてください。この画面を閉じると、もう見られません。
          </p>
          <p className="security-secret ui-num">{groups.join(' ')}</p>
          <Button kind="quiet" icon="copy" aria-describedby="secret-words" onClick={copy}>
            写す
          </Button>
        </div>
      </div>
      <CodeForm label="アプリに出た6桁の数字" verb="つける" send={send} onGiveUp={onGiveUp} />
    </StepFrame>
  );
}
