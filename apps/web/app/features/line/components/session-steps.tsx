import { screenHref } from '@hidamari/domain/screens';
import { ButtonLink } from '@hidamari/ui/button';
import { useEffect, useRef, useState } from 'react';
import { useLinePlaces } from '../../../parts/line/use-line-places.ts';
import { browserApi } from '../../../shell/data/browser-api.ts';
import { askLinkToken, type SessionStep, unlinkThisLine } from '../ask-line.ts';
import { forgetLineToken, type PendingLineToken, pendingLineToken } from '../pending-line-token.ts';
import { LineFrame } from './line-frame.tsx';
import { NoLine } from './line-states.tsx';
import { SessionStepView } from './session-step-view.tsx';

/** /line/session: one step after another, as LINE answers. @param isLinked whoever is signed in has LINE already. */
export function SessionSteps({ isLinked }: { isLinked: boolean }) {
  const steps = useSessionSteps();
  const places = useLinePlaces();
  if (places === null || steps.step.kind === 'no-line') return <NoLine />;
  if (isLinked && steps.step.kind === 'start') return <HasLine />;
  return <SessionStepView {...steps} />;
}

/** In place of the way to link, for whoever is linked: where they see and change it. */
function HasLine() {
  return (
    <LineFrame isBare title="LINEと連携しています" drawing="cover-letter">
      <p>
        ご登録は、もうLINEと連携しています。お知らせをLINEで受け取るか、メールで受け取るかは、「お知らせの受け取り」で選べます。
      </p>
      <div className="line-frame-ways">
        <ButtonLink href={screenHref('/account/notices')} width="full">
          お知らせの受け取りを開く
        </ButtonLink>
        <ButtonLink href={screenHref('/account')} kind="plain" width="full">
          アカウントの画面へ
        </ButtonLink>
      </div>
    </LineFrame>
  );
}

/** Steps after which the token of LINE's has done its work. After `confirm` it still tells whether we are a friend. */
const IS_OVER: readonly SessionStep['kind'][] = ['unlinked', 'no-line'];

/** What /line/session does with the token somebody came with; `start` for who came without one. */
function useSessionSteps() {
  const [step, setStep] = useState<SessionStep | { kind: 'start' }>({ kind: 'start' });
  const token = useRef<PendingLineToken | null>(null);
  const isRunning = useRef(false);

  const run = async (ask: typeof askLinkToken) => {
    if (isRunning.current || token.current === null) return;
    isRunning.current = true;
    setStep({ kind: 'asking' });
    const next = await ask(browserApi(), token.current);
    isRunning.current = false;
    if (IS_OVER.includes(next.kind)) forgetLineToken();
    // A whole new page in place of this one: Back does not ask LINE again, and a login on the way keeps the address.
    if (next.kind === 'go') window.location.replace(next.href);
    else setStep(next);
  };
  const link = () => run(askLinkToken);
  const unlink = () => run(unlinkThisLine);

  const begin = useRef(() => {
    token.current = pendingLineToken();
    if (token.current?.wish === 'unlink') setStep({ kind: 'ask-unlink' });
    else void link();
  });
  useEffect(() => begin.current(), []);

  const stop = () => {
    forgetLineToken();
    token.current = null;
    setStep({ kind: 'start' });
  };
  const again = () => (token.current?.wish === 'unlink' ? unlink() : link());
  return { step, unlink, again, stop };
}
