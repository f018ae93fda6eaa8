import { Button } from '@hidamari/ui/button';
import { Card } from '@hidamari/ui/card';
import { Notice } from '@hidamari/ui/notice';
import { SectionHeading } from '@hidamari/ui/section-heading';
import { PasswordStep } from '../../../parts/account-proof/password-step.tsx';
import { ProofCodeStep } from '../../../parts/account-proof/proof-code-step.tsx';
import { useExport } from '../use-export.ts';
import { ExportContents } from './export-contents.tsx';
import { PreparedDownload } from './prepared-download.tsx';

const LEAD =
  '病気についての情報が入っているため、ほかの人が持ち出せないように、いまのパスワードをおたずねします。';
const GIVE_UP = 'いまは準備しない';

/** 記録を受け取る: what is inside, the password, the link. */
export function ExportPart() {
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
