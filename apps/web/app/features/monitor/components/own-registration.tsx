import type { MonitorRegistration } from '@hidamari/contract/monitor';
import type { MonitorState } from '@hidamari/domain/monitor';
import { Button } from '@hidamari/ui/button';
import { Fold } from '@hidamari/ui/fold';
import { Notice } from '@hidamari/ui/notice';
import { Prose } from '@hidamari/ui/prose';
import { useState } from 'react';
import { CrisisNote } from '../../../parts/crisis/crisis-note.tsx';
import { useFocusOnNewStep } from '../../../shell/use-focus-on-new-step.ts';
import { RegistrationActions } from './registration-actions.tsx';
import { RegistrationForm } from './registration-form.tsx';
import { RegistrationState } from './registration-state.tsx';

/** Said once, after what the member did. */
const DONE = {
  requested: 'お申し込みを受け取りました。ありがとうございます。',
  corrected: '内容を直しました。',
  registered: '登録にもどしました。',
  paused: '休みにしました。',
  ended: '登録をやめました。これまで、ありがとうございました。',
} as const satisfies Record<MonitorState | 'corrected', string>;

interface OwnRegistrationProps {
  registration: MonitorRegistration | null;
  /** Somebody whose dear one has died is not refused, and not asked. */
  isBereaved: boolean;
}

/** The member's registration in the panel: to be requested, or as it stands with what can be done now (G87). */
export function OwnRegistration({ registration, isBereaved }: OwnRegistrationProps) {
  const isNew = registration === null;
  const isAsked = isNew && !isBereaved;
  // Once open, the form stays until the member is done: what another device did meanwhile takes nothing from under the hand.
  const [isWriting, setWriting] = useState(isAsked);
  const [done, setDone] = useState<keyof typeof DONE | null>(null);
  const isForm = isWriting || isAsked;
  useFocusOnNewStep(isForm ? 'form' : registration?.state);

  const begin = () => {
    setDone(null);
    setWriting(true);
  };
  const end = (what: keyof typeof DONE) => {
    setDone(what);
    setWriting(false);
  };
  const isStanding = registration !== null && registration.state !== 'ended';
  if (isForm) {
    return (
      <>
        {isStanding ? null : <WhatIsAsked />}
        <RegistrationForm
          stored={registration}
          onSaved={({ state }) => end(isStanding ? 'corrected' : state)}
          onBack={isAsked ? undefined : () => setWriting(false)}
          onIsOver={() => setWriting(false)}
        />
      </>
    );
  }
  if (isNew) return <NobodyAsks onBegin={begin} />;
  return (
    <>
      {done === null ? null : (
        <>
          <CrisisNote text={registration.form?.wishes ?? ''} />
          <Notice tone="ok" live>
            <p>{DONE[done]}</p>
          </Notice>
        </>
      )}
      <RegistrationState registration={registration}>
        {isStanding ? (
          <RegistrationActions
            registration={registration}
            onCorrect={begin}
            onChanged={({ state }) => end(state)}
          />
        ) : (
          <div>
            <Button kind="plain" onClick={begin}>
              あらためて申し込む
            </Button>
          </div>
        )}
      </RegistrationState>
    </>
  );
}

function NobodyAsks({ onBegin }: { onBegin: () => void }) {
  return (
    <Notice tone="plain" title="お申し込みは、していただかなくて大丈夫です">
      <p>
        いまは、お申し込みのお願いをしていません。話してもよいと思えるときが来たら、いつでもここから書けます。来なくても、何も変わりません。
      </p>
      <Button kind="plain" onClick={onBegin}>
        申し込みの欄を開く
      </Button>
    </Notice>
  );
}

/** Before the form: how it goes on, and what every call for people shows (G87). */
function WhatIsAsked() {
  return (
    <div className="grid grid-cols-1 gap-3">
      <p>
        書くのは、参加と連絡の方法だけでも大丈夫です。途中でやめても、書いたものが送られることはありません。
      </p>
      <Fold summary="登録のあとと、募集のときのこと">
        <Prose>
          <p>
            「申請中」「登録」「休止」「終了」の四つの状態があります。休むことも、やめることも、いつでもできます。理由を言う必要はありません。
          </p>
          <p>
            募集のときは、だれが、何のために聞くのか、かかる時間、謝礼、答えの使い道、倫理審査の番号（ないときは「なし」）、やめ方を、先にお見せします。お読みになってから、参加するかどうかを決められます。
          </p>
        </Prose>
      </Fold>
    </div>
  );
}
