import { parseError } from '@hidamari/contract/client';
import { AppError } from '@hidamari/domain/errors';
import { MISSING_CHARACTER, PRINT_FILE_NAME } from '@hidamari/domain/log-print';
import { Button } from '@hidamari/ui/button';
import { Notice } from '@hidamari/ui/notice';
import { useState } from 'react';
import { browserApi } from '../../../shell/data/browser-api.ts';
import { logPrintCalls } from '../../../shell/data/contract-calls.ts';
import { FailedSaveNotice } from '../../../shell/forms/failed-save-notice.tsx';
import { useAction } from '../../../shell/forms/use-action.ts';
import type { AskedChoices } from '../log-print-query.ts';

type Props = {
  asked: AskedChoices;
  /** The sheets on the page are those of the choices. */
  isReady: boolean;
  /** Why the days in the fields are no period; what stood there before is then neither printed nor saved. */
  periodFault: string | null;
  /** Characters that the file cannot show. */
  unprintable: readonly string[];
};

/** 印刷する and PDFを保存する. */
export function PrintActions({ asked, isReady, periodFault, unprintable }: Props) {
  const { isBusy, fileUrl, failure, save } = usePdf(asked);
  /** How often a press was refused: each is said anew. */
  const [refused, setRefused] = useState(0);
  const unlessFault = (act: () => void) => () => {
    if (periodFault === null) act();
    else setRefused((times) => times + 1);
  };
  const waiting = isReady || periodFault !== null ? undefined : 'まとめを作っています…';
  return (
    <div className="grid gap-3" data-print="hide">
      <div className="grid gap-3 sm:grid-cols-2 ml:grid-cols-1">
        <Button icon="print" busy={waiting} onClick={unlessFault(() => window.print())}>
          印刷する
        </Button>
        <Button
          kind="plain"
          icon="download"
          busy={isBusy ? 'PDFを作っています…' : undefined}
          onClick={unlessFault(() => void save())}
        >
          PDFを保存する
        </Button>
      </div>
      {periodFault !== null ? (
        <Notice
          key={refused}
          tone={refused > 0 ? 'danger' : 'caution'}
          title="まだ、印刷も保存もできません"
          live
        >
          <p>えらんだ期間が使えないためです。{periodFault}。</p>
        </Notice>
      ) : null}
      {unprintable.length > 0 ? <UnprintableNote characters={unprintable} /> : null}
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

/** Said before anybody reads the paper: a doctor who meets 〓 cannot ask what stood there. */
function UnprintableNote({ characters }: { characters: readonly string[] }) {
  const named = characters.filter((character) => character !== MISSING_CHARACTER);
  return (
    <Notice tone="caution" title="PDFでは「〓」になる文字があります">
      {named.length > 0 ? <p>「{named.join('」「')}」は、PDFの書体にありません。</p> : null}
      <p>大事なところであれば、ほかの文字に書き直すか、「印刷する」をお使いください。</p>
    </Notice>
  );
}

function usePdf(asked: AskedChoices) {
  // An address belongs to the choices that it was made for.
  const [made, setMade] = useState<{ asked: AskedChoices; url: string } | null>(null);
  const save = async () => {
    setMade(null);
    setMade({ asked, url: await savePdf(asked) });
  };
  const { run, isBusy, failure } = useAction(save, { act: 'open' });
  const isSame = JSON.stringify(made?.asked) === JSON.stringify(asked);
  return { isBusy, failure, save: run, fileUrl: made && isSame ? made.url : null };
}

/** Longer than the server draws before it gives up: its answer is the one to tell. */
const ANSWER_WITHIN_MS = 45_000;

/**
 * Has the PDF made and saves it under its name. Answers the address of the file, good for five minutes, for browsers
 * that save nothing of themselves (those inside other apps). Throws AppError.
 */
async function savePdf(asked: AskedChoices): Promise<string> {
  const { url } = await browserApi().call((await logPrintCalls()).issuePrintFileEndpoint, { body: asked });
  const file = await fetchFile(url);
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = PRINT_FILE_NAME;
  link.click();
  // The browser has taken the file over by the time the next task runs, some only a little later.
  setTimeout(() => URL.revokeObjectURL(address), ANSWER_WITHIN_MS);
  return url;
}

async function fetchFile(url: string): Promise<Blob> {
  const answer = await fetch(url, {
    credentials: 'same-origin',
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
  }).catch((error: unknown) => {
    throw new AppError(
      error instanceof DOMException && error.name === 'TimeoutError' ? 'timeout' : 'network',
    );
  });
  if (!answer.ok) throw parseError(answer.status, await answer.json().catch(() => undefined));
  return answer.blob();
}
