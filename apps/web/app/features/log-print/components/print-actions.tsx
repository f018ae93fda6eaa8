import { Button } from '@hidamari/ui/button';
import { Notice } from '@hidamari/ui/notice';
import { useState } from 'react';
import { type FailedSave, failedSaveOf } from '../../../shell/forms/failed-save.ts';
import { FailedSaveNotice } from '../../../shell/forms/failed-save-notice.tsx';
import type { AskedChoices } from '../log-print-query.ts';
import { savePdf } from '../save-pdf.ts';

/** 印刷する and PDFを保存する. `isReady`: the sheets on the page are those of the choices. */
export function PrintActions({ asked, isReady }: { asked: AskedChoices; isReady: boolean }) {
  const { isBusy, fileUrl, failure, save } = usePdf(asked);
  const waiting = isReady ? undefined : 'まとめを作っています…';
  return (
    <div className="grid gap-3" data-print="hide">
      <div className="grid gap-3 sm:grid-cols-2 ml:grid-cols-1">
        <Button icon="print" busy={waiting} onClick={() => window.print()}>
          印刷する
        </Button>
        <Button kind="plain" icon="download" busy={isBusy ? 'PDFを作っています…' : undefined} onClick={save}>
          PDFを保存する
        </Button>
      </div>
      <FailedSaveNotice failure={failure} onSendAgain={save} />
      {fileUrl ? (
        <Notice tone="ok" live>
          <p>PDFを保存しました。見つからないときは、5分のあいだ、次のところからも開けます。</p>
          <p>
            <a href={fileUrl}>PDFを開く</a>
          </p>
        </Notice>
      ) : null}
    </div>
  );
}

function usePdf(asked: AskedChoices) {
  const [isBusy, setBusy] = useState(false);
  // An address belongs to the choices that it was made for.
  const [made, setMade] = useState<{ asked: AskedChoices; url: string } | null>(null);
  const [failure, setFailure] = useState<FailedSave | null>(null);
  const save = async () => {
    setBusy(true);
    setFailure(null);
    setMade(null);
    try {
      setMade({ asked, url: await savePdf(asked) });
    } catch (error) {
      setFailure(failedSaveOf(error));
    }
    setBusy(false);
  };
  const isSame = JSON.stringify(made?.asked) === JSON.stringify(asked);
  return { isBusy, failure, save, fileUrl: made && isSame ? made.url : null };
}
