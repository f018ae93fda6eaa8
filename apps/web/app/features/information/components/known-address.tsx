import { Button } from '@hidamari/ui/button';
import { Card } from '@hidamari/ui/card';
import { PartFailed } from '@hidamari/ui/part-failed';
import { SectionHeading } from '@hidamari/ui/section-heading';
import { lazy, Suspense, useState } from 'react';

/** A lost connection takes this part away, never the page around it. */
function NotBrought() {
  return <PartFailed what="確かめる欄" onReload={() => window.location.reload()} />;
}

/** Brought when it is asked for: most who read the page do not need it. */
const KnownAddressForm = lazy(() =>
  import('./known-address-form.tsx').then(
    (module) => ({ default: module.KnownAddressForm }),
    () => ({ default: NotBrought }),
  ),
);

const WAIT = <p role="status">用意しています…</p>;

/** 「前に登録したか、分からない方」: the answer goes to the address alone, so that nobody learns of another's (G50). */
export function KnownAddress() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Card as="section" labelledBy="known-address" className="mt-8">
      <div className="grid grid-cols-1 gap-4">
        <SectionHeading size="small" id="known-address">
          前に登録したか、分からない方
        </SectionHeading>
        <p>
          メールアドレスを入れていただくと、登録があるかどうかを、そのアドレスにだけメールでお知らせします。
        </p>
        {isOpen ? (
          <Suspense fallback={WAIT}>
            <KnownAddressForm />
          </Suspense>
        ) : (
          <div>
            <Button kind="plain" icon="mail" onClick={() => setOpen(true)}>
              登録があるか確かめる
            </Button>
            <noscript>
              <p>ここでの確認には、ブラウザのJavaScriptを使います。お電話でもお調べします。</p>
            </noscript>
          </div>
        )}
      </div>
    </Card>
  );
}
