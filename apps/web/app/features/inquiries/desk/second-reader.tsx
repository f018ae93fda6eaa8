import type { CallMade, OnCallNotice } from '@hidamari/contract/consultations';
import type { Inquiry } from '@hidamari/contract/inquiries';
import { callReaderEndpoint, notifyOnCallOfInquiryEndpoint } from '@hidamari/contract/inquiries';
import { waitsForOtherReader } from '@hidamari/domain/inquiries';
import { Button } from '@hidamari/ui/button';
import { Notice } from '@hidamari/ui/notice';
import { useState } from 'react';
import {
  callText,
  MadeCall,
  NumbersToOffer,
  OnCallPhones,
  onCallText,
} from '../../../parts/desk/colleague-call.tsx';
import { browserApi } from '../../../shell/data/browser-api.ts';
import { FailedSaveNotice } from '../../../shell/forms/failed-save-notice.tsx';
import { useAction } from '../../../shell/forms/use-action.ts';
import { useFocusOnNewStep } from '../../../shell/use-focus-on-new-step.ts';
import { useNow } from '../../../shell/use-now.ts';
import { useSecondReader, useSecondReaderNews } from './use-second-reader.ts';

const FOUND = 'つらい気持ちの言葉がありました。';
const RULE = '二人が読んでから、お返事してください。';

type Stage = 'nobody' | 'me' | 'other';

const TITLES: Readonly<Record<Stage, string>> = {
  nobody: '二人で確認してください',
  me: 'もう一人の方が、お返事します',
  other: '二人で確認しました',
};

interface SecondReaderProps {
  inquiry: Inquiry;
  /** Id of who looks at it. */
  staffId: string;
}

/** True until this person may answer: words that suggest danger are read by two people (G119). */
export function isHeld({ has_danger: hasDanger, checked_by: checkedBy }: Inquiry, staffId: string): boolean {
  return waitsForOtherReader({ hasDanger, checkedBy: checkedBy?.id ?? null }, staffId);
}

/** Above an inquiry with words that suggest danger, until it is answered: who has read it, and numbers to offer (G119). */
export function SecondReader({ inquiry, staffId }: SecondReaderProps) {
  const { busyWith, failure, check, look } = useSecondReader(inquiry.id);
  useSecondReaderNews(inquiry);
  const { checked_by: reader } = inquiry;
  const stage: Stage = reader === null ? 'nobody' : reader.id === staffId ? 'me' : 'other';
  useFocusOnNewStep(stage);
  if (!inquiry.has_danger || inquiry.state === 'answered') return null;
  return (
    <Notice tone={stage === 'other' ? 'caution' : 'danger'} title={TITLES[stage]}>
      <div className="grid gap-3 [word-break:auto-phrase]">
        <p>{`${FOUND}${stage === 'other' ? '' : RULE}`}</p>
        <p>
          <b>{wordsOf(stage, reader)}</b>
        </p>
        <div className="flex flex-wrap gap-3">
          {stage === 'me' ? null : (
            <Button
              kind="plain"
              busy={busyWith === 'check' ? '記録しています…' : undefined}
              onClick={() => void check()}
            >
              私も読みました
            </Button>
          )}
          {stage === 'other' ? null : (
            <Button
              kind="quiet"
              icon="refresh"
              busy={busyWith === 'look' ? '確かめています…' : undefined}
              onClick={() => void look()}
            >
              もう一人が読んだか確かめる
            </Button>
          )}
        </div>
        <FailedSaveNotice failure={failure} />
        <CallReader inquiry={inquiry} isWanted={stage !== 'other'} onCalled={look} />
        <TellOnCall id={inquiry.id} />
        <NumbersToOffer />
      </div>
    </Notice>
  );
}

function wordsOf(stage: Stage, reader: Inquiry['checked_by']): string {
  const [name, at] = [reader?.display_name ?? '', reader?.at.slice(11, 16) ?? ''];
  if (stage === 'nobody')
    return 'お返事を書く人とは別の人が、この画面で「私も読みました」を押します。押した人は、お返事を送れません。';
  if (stage === 'me')
    return `あなたが読みました（${at}）。お返事は、別の担当者がこの画面から送ります。ご自分が送るときは、もう一人にも「私も読みました」を押してもらってください。`;
  return `${name}さん（${at}）も読みました。お返事できます。${name}さんが送るときは、あなたが「私も読みました」を押してください。`;
}

/** One press tells whoever is on call of words that suggest danger, and shows by which numbers they can be called (G119). */
function TellOnCall({ id }: Pick<Inquiry, 'id'>) {
  const [told, setTold] = useState<OnCallNotice | null>(null);
  const { run, isBusy, failure } = useAction(async () =>
    setTold(await browserApi().call(notifyOnCallOfInquiryEndpoint, { params: { id } })),
  );
  return (
    <div className="grid justify-items-start gap-3">
      <p>命の危険を感じるときは、当番の責任者へ、すぐに知らせてください。</p>
      <Button kind="plain" icon="bell" busy={isBusy ? '知らせています…' : undefined} onClick={run}>
        当番の責任者へ知らせる
      </Button>
      <div role="status" className="empty:absolute">
        {told ? (
          <>
            <p>{onCallText(told)}</p>
            <OnCallPhones told={told} />
          </>
        ) : null}
      </div>
      <FailedSaveNotice failure={failure} />
    </div>
  );
}

interface CallReaderProps {
  inquiry: Pick<Inquiry, 'id' | 'call'>;
  /** Nobody besides this person has read it. */
  isWanted: boolean;
  /** Looks at the inquiry anew, without reading what was written. */
  onCalled(): Promise<unknown>;
}

/** One press calls the other reader to words that suggest danger, as at a case; who called whom, and who comes (G119). */
function CallReader({ inquiry: { id, call: made }, isWanted, onCalled }: CallReaderProps) {
  const now = useNow();
  const [outcome, setOutcome] = useState<CallMade | null>(null);
  const { run, isBusy, failure } = useAction(async () => {
    const called = await browserApi().call(callReaderEndpoint, { params: { id } });
    await onCalled();
    setOutcome(called);
  });
  return (
    <div className="grid justify-items-start gap-3">
      {isWanted ? (
        <Button kind="plain" icon="bell" busy={isBusy ? '呼んでいます…' : undefined} onClick={run}>
          もう一人を呼ぶ
        </Button>
      ) : null}
      <div role="status" className="grid gap-1 empty:absolute">
        {made ? <p>{callText(made, now)}</p> : null}
        {outcome && isWanted ? <MadeCall whom="second" outcome={outcome} /> : null}
      </div>
      <FailedSaveNotice failure={failure} />
    </div>
  );
}
