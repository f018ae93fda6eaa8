import { ButtonLink } from '@hidamari/ui/button';
import { Notice } from '@hidamari/ui/notice';
import { useEffect, useRef } from 'react';
import { pageContext } from '../../../page-context.ts';
import { useLoginNotice } from '../../../shell/login-notice.ts';
import { pageMeta } from '../../../shell/page-meta.ts';
import { CHALLENGE_STEPS, type ChallengeStepProps } from '../components/challenge-step.tsx';
import { CredentialsStep } from '../components/credentials-step.tsx';
import { FlowLayout } from '../components/flow-layout.tsx';
import { pendingChallenge } from '../pending-challenge.ts';
import { reportActivity } from '../temporary-activity.ts';
import { signInTemporary } from '../temporary-login.ts';
import { type Ending, useTemporaryLogin } from '../use-temporary-login.ts';
import type { Route } from './+types/temporary-login';

export const meta: Route.MetaFunction = (args) => pageMeta(args);

export { asksNothingForSteps as shouldRevalidate } from '../../../shell/step-history.ts';

/** The step that waits for this person: a reload stays on it. */
export async function loader({ context }: Route.LoaderArgs) {
  return { pending: await pendingChallenge(context.get(pageContext), '/login-temporary') };
}

const ENDINGS: Readonly<Record<Ending, string>> = {
  late: '手続きの時間が切れました。お手数ですが、IDとパスワードからもう一度お願いします。',
  refused: '続けて確かめられませんでした。お手数ですが、IDとパスワードからもう一度お願いします。',
};

type Steps = typeof CHALLENGE_STEPS;

/** /login-temporary (U-L01, G41): accounts from before the common ID, and those that a supporter made. */
export default function TemporaryLogin({ loaderData: { pending } }: Route.ComponentProps) {
  const { state, ending, goOn, takesFailure, startOver } = useTemporaryLogin(pending);
  const notice = useLoginNotice();
  const typed = useRef<{ username: string; password: string } | null>(null);
  useEffect(() => reportActivity('U-L01', 'opened'), []);

  const challenged = state.phase === 'challenged' && state.challenge in CHALLENGE_STEPS ? state : null;
  if (challenged) {
    const { title, lead, Form } = CHALLENGE_STEPS[challenged.challenge as keyof Steps];
    const again = typed.current;
    const props: ChallengeStepProps = {
      onAnswer: goOn,
      takesFailure,
      startOver,
      signInAgain: again ? () => signInTemporary(again) : undefined,
      username: again?.username,
    };
    return (
      <FlowLayout title={title} lead={lead(challenged.sentTo)} help="うまくいかないとき">
        <Form key={challenged.challenge} {...props} />
      </FlowLayout>
    );
  }
  return (
    <FlowLayout
      title="仮IDでログイン"
      lead="相談員から紙やお電話でIDを受け取った方と、共通IDができる前に登録した方のログインです。"
      help="うまくログインできないとき"
      helpNote="紙のパスワードの期限が切れたときは、お電話で新しいものをお渡しします。"
    >
      {notice ? (
        <Notice tone={notice.tone} live>
          <p>{notice.text}</p>
        </Notice>
      ) : null}
      {ending ? (
        <Notice tone="caution" live>
          <p>{ENDINGS[ending]}</p>
        </Notice>
      ) : null}
      <CredentialsStep
        onAnswer={async (answer, credentials) => {
          typed.current = credentials;
          await goOn(answer);
        }}
      />
      <ButtonLink href="/login" kind="text">
        共通IDをお持ちの方のログイン
      </ButtonLink>
    </FlowLayout>
  );
}
