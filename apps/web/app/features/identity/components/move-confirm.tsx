import {
  type TransferCounts,
  transferEndpoint,
  transferStateEndpoint,
} from '@hidamari/contract/hosted-login';
import { Button } from '@hidamari/ui/button';
import { Card } from '@hidamari/ui/card';
import { Progress } from '@hidamari/ui/progress';
import { SectionHeading } from '@hidamari/ui/section-heading';
import { useEffect, useRef, useState } from 'react';
import { saveArrivalToast } from '../../../shell/arrival-toast.tsx';
import { browserApi } from '../../../shell/data/browser-api.ts';
import { failedSaveOf } from '../../../shell/forms/failed-save.ts';
import { useAction } from '../../../shell/forms/use-action.ts';
import { leaveAfterSignIn, leaveWhenPassed } from '../hosted-login.ts';
import { MovedList, MoveFailure } from './move-failure.tsx';

/** How much is left, and of how much when this page saw it first. */
interface Way {
  left: number;
  whole: number;
}

/** Calls until everything has moved: a call moves a bounded part of many logs. */
async function moveAll(onStep: (left: number) => void): Promise<void> {
  for (;;) {
    const answer = await browserApi().call(transferEndpoint, {});
    if ('access_token' in answer || answer.next_page_id !== 'U-L12') {
      if ('access_token' in answer) saveArrivalToast('migration-succeeded');
      return leaveAfterSignIn(answer);
    }
    const state = await browserApi().call(transferStateEndpoint, {});
    if (state.step === 'moving') onStep(state.left);
  }
}

function useMove(left: number | null) {
  const [way, setWay] = useState<Way | null>(left === null ? null : { left, whole: left });
  const move = () =>
    moveAll((now) => setWay((before) => ({ left: now, whole: Math.max(before?.whole ?? now, now) })));
  const { run, isBusy, failure } = useAction(move, {
    leaves: true,
    failureOf: (error) => (leaveWhenPassed(error) ? null : failedSaveOf(error, 'proceed')),
  });
  return { move: run, way, isBusy, failure };
}

function percentOf({ left, whole }: Way): number {
  return whole === 0 ? 100 : ((whole - left) / whole) * 100;
}

/** The common ID has been shown and is the same person's: what moves, and one press. */
export function MoveConfirm({ counts }: { counts: TransferCounts }) {
  const { move, way, isBusy, failure } = useMove(null);
  return (
    <Card as="section" labelledBy="what-moves">
      <div className="grid gap-6">
        <SectionHeading size="small" id="what-moves">
          共通IDへ引き継ぐもの
        </SectionHeading>
        <MovedList counts={counts} />
        <p>
          移したあとは、これまでのIDではログインできなくなります。共通IDと、そのパスワードをお使いください。
        </p>
        {way ? <Progress name="記録を移しています" percent={percentOf(way)} /> : null}
        <MoveFailure failure={failure} onSendAgain={move} />
        <Button width="full" onClick={move} busy={isBusy ? '移しています…' : undefined}>
          この内容で移す
        </Button>
      </div>
    </Card>
  );
}

/** A move that broke off: it goes on by itself, and neither account can be used before it is through. */
export function MoveGoesOn({ left }: { left: number }) {
  const { move, way, isBusy, failure } = useMove(left);
  const hasStarted = useRef(false);
  useEffect(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    move();
  });
  return (
    <Card>
      <div className="grid gap-6">
        {way ? <Progress name="記録を移しています" percent={percentOf(way)} /> : null}
        <MoveFailure failure={failure} onSendAgain={move} />
        <Button width="full" onClick={move} busy={isBusy ? '移しています…' : undefined}>
          続きを移す
        </Button>
      </div>
    </Card>
  );
}
