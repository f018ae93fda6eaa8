import type { PreparedExport } from '@hidamari/contract/my-data';
import { formatJapaneseDateTime } from '@hidamari/domain/japanese-dates';
import { Button, ButtonLink } from '@hidamari/ui/button';
import { Card } from '@hidamari/ui/card';
import { Notice } from '@hidamari/ui/notice';
import { SectionHeading } from '@hidamari/ui/section-heading';
import { useEffect, useRef, useState } from 'react';
import { PasswordStep } from '../../../parts/account-proof/password-step.tsx';
import { ProofCodeStep } from '../../../parts/account-proof/proof-code-step.tsx';
import { useExport } from '../use-export.ts';
import { ExportContents } from './export-contents.tsx';

const LEAD =
  '病気についての情報が入っているため、ほかの人が持ち出せないように、いまのパスワードをおたずねします。';
const GIVE_UP = 'いまは準備しない';

/** 記録を受け取る: what is inside, the password, the link. */
export function ExportSection() {
  return (
    <Card as="section" labelledBy="export">
      <div className="grid grid-cols-1 gap-5">
        <SectionHeading size="normal" id="export">
          記録を受け取る
        </SectionHeading>
        <ExportContents />
        <CurrentStep />
      </div>
    </Card>
  );
}

function CurrentStep() {
  const { step, begin, giveUp, showPassword, showCode, mayDownload } = useExport();
  switch (step.kind) {
    case 'rest':
      return (
        <>
          {step.note ? (
            <Notice tone="caution" live>
              <p>{step.note}</p>
            </Notice>
          ) : null}
          <div>
            <Button icon="download" onClick={begin}>
              ダウンロードの準備をする
            </Button>
          </div>
        </>
      );
    case 'password':
      return (
        <PasswordStep
          note={step.note}
          lead={LEAD}
          giveUpLabel={GIVE_UP}
          send={showPassword}
          onGiveUp={giveUp}
        />
      );
    case 'code':
      return (
        <ProofCodeStep
          asked={step.asked}
          send={showCode}
          onStartOver={begin}
          onGiveUp={giveUp}
          giveUpLabel={GIVE_UP}
        />
      );
    case 'ready':
      return <PreparedDownload {...step} mayDownload={mayDownload} />;
  }
}

interface Props {
  prepared: PreparedExport;
  /** Comes in place of the password, and takes the focus over. */
  isFresh: boolean;
  /** False once the link has ended; asked at the press. */
  mayDownload: (prepared: PreparedExport) => boolean;
}

/** The link, until when it works, and what to mind. */
function PreparedDownload({ prepared, isFresh, mayDownload }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [isBegun, setBegun] = useState(false);
  useEffect(() => {
    if (isFresh) box.current?.focus();
  }, [isFresh]);
  const until = formatJapaneseDateTime(new Date(prepared.expires_at));
  return (
    <div ref={box} tabIndex={-1} className="grid grid-cols-1 gap-4">
      <Notice tone="ok" title="準備ができました" live>
        <p className="ui-num">{`${until}まで、ダウンロードできます。`}</p>
      </Notice>
      <div>
        {/* A whole address: the router must not take it for a screen. */}
        <ButtonLink
          href={new URL(prepared.path, window.location.origin).href}
          icon="download"
          onClick={(event) => {
            if (mayDownload(prepared)) setBegun(true);
            else event.preventDefault();
          }}
        >
          ダウンロードする
        </ButtonLink>
      </div>
      <p role="status" className={isBegun ? undefined : 'hidden'}>
        {isBegun
          ? `${prepared.file_name} を保存しています。記録や写真が多いと、1分ほどかかることがあります。`
          : ''}
      </p>
      <ul className="grid list-disc gap-1 pl-6">
        <li>ファイルには病気についての情報が入っています。ほかの人の目にふれない場所に置いてください。</li>
        <li>リンクは、あなたがログインしているあいだだけ使えます。ほかの人は開けません。</li>
        <li>LINEの中の画面では保存できないことがあります。そのときは、SafariやChromeで開いてください。</li>
      </ul>
    </div>
  );
}
