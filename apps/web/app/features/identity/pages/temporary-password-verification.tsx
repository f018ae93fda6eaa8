import { requestTemporaryPasswordCodeEndpoint } from '@hidamari/contract/auth';
import { ONE_TIME_CODE } from '@hidamari/domain/members';
import { screenHref } from '@hidamari/domain/screens';
import { ButtonLink } from '@hidamari/ui/button';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { pageContext } from '../../../page-context.ts';
import { browserApi } from '../../../shell/data/browser-api.ts';
import { MailHints } from '../../../shell/mail-hints.tsx';
import { pageMeta } from '../../../shell/page-meta.ts';
import { CodeStep } from '../components/code-step.tsx';
import { FlowLayout } from '../components/flow-layout.tsx';
import { StartAgain } from '../components/start-again.tsx';
import { pendingChallenge } from '../pending-challenge.ts';
import { temporaryReset } from '../temporary-reset.ts';
import { useFlowExpired } from '../use-flow-expired.ts';
import type { Route } from './+types/temporary-password-verification';

export const meta: Route.MetaFunction = (args) => pageMeta(args);

/** The page proves itself by its challenge token: without one it leads to the beginning of the way. */
export async function loader({ context }: Route.LoaderArgs) {
  const pending = await pendingChallenge(context.get(pageContext), '/login-temporary/password-verification');
  return { isOpen: pending !== null, sentTo: pending?.masked_to ?? null };
}

/** Asks for another code in the name that was typed on the page before. */
async function sendAgain(username: string): Promise<{ resend_after: number }> {
  await browserApi().call(requestTemporaryPasswordCodeEndpoint, { body: { username } });
  return { resend_after: ONE_TIME_CODE.resendAfterSeconds };
}

/** What the page before left in memory; nothing after a reload, and nothing while the server draws the page. */
function useHeldReset() {
  const [held, setHeld] = useState<ReturnType<typeof temporaryReset.get>>({});
  useEffect(() => setHeld(temporaryReset.get()), []);
  return held;
}

/**
 * /login-temporary/password-verification (U-L03): the code that came by mail. The server checks it together with the
 * new password (specification section 7), so it goes along to the next page.
 */
export default function TemporaryPasswordVerification({ loaderData }: Route.ComponentProps) {
  const { isOver, takesFailure } = useFlowExpired(loaderData.isOpen);
  const { username, refusal } = useHeldReset();
  const navigate = useNavigate();
  const keepCode = async (code: string) => {
    temporaryReset.keep({ code, refusal: undefined });
    await navigate(screenHref('/login-temporary/password-reset'));
  };
  return (
    <FlowLayout
      title={isOver ? '仮IDのパスワードの再設定' : '確認コードを入れる'}
      lead={
        isOver
          ? 'お手数ですが、IDからもう一度お願いします。'
          : 'このIDにメールアドレスが登録されていれば、6桁の数字がメールで届きます。'
      }
      help="届かない、読めない"
    >
      {isOver ? (
        <StartAgain href="/login-temporary/password-request" label="はじめから再設定する">
          手続きの時間が切れたか、途中の画面から開かれました。
        </StartAgain>
      ) : (
        <CodeStep
          isSentBefore
          send={username === undefined ? undefined : () => sendAgain(username)}
          check={keepCode}
          takesFailure={takesFailure}
          refusedBefore={refusal}
          hint="10分のあいだ使えます。届いたメールの中の数字を入れてください。"
          help={<MailHints />}
        >
          <ButtonLink href="/login-temporary/password-request" kind="text">
            {username === undefined ? 'コードをもう一度受け取る' : 'IDを直す'}
          </ButtonLink>
        </CodeStep>
      )}
    </FlowLayout>
  );
}
