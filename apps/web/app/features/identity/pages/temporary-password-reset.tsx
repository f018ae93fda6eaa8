import { resetTemporaryPasswordEndpoint } from '@hidamari/contract/auth';
import { AppError } from '@hidamari/domain/errors';
import { screenHref } from '@hidamari/domain/screens';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { pageContext } from '../../../page-context.ts';
import { browserApi } from '../../../shell/data/browser-api.ts';
import { AccountNameField } from '../../../shell/forms/account-name-field.tsx';
import { saveLoginNotice } from '../../../shell/login-notice.ts';
import { pageMeta } from '../../../shell/page-meta.ts';
import { FlowLayout } from '../components/flow-layout.tsx';
import { NewPasswordStep } from '../components/new-password-step.tsx';
import { StartAgain } from '../components/start-again.tsx';
import { pendingChallenge } from '../pending-challenge.ts';
import { reportActivity } from '../temporary-activity.ts';
import { temporaryReset } from '../temporary-reset.ts';
import { useFlowExpired } from '../use-flow-expired.ts';
import type { Route } from './+types/temporary-password-reset';

export const meta: Route.MetaFunction = (args) => pageMeta(args);

/** Without the challenge of the way there is nothing to set: the page leads to the beginning. */
export async function loader({ context }: Route.LoaderArgs) {
  const pending = await pendingChallenge(context.get(pageContext), '/login-temporary/password-reset');
  return { isOpen: pending !== null };
}

const ABOUT_CODE: readonly AppError['code'][] = [
  'code_wrong',
  'code_expired',
  'code_tries_spent',
  'code_used',
];

/** The refusal is about the code, which was typed on the page before. */
function isAboutCode(error: unknown): boolean {
  if (!(error instanceof AppError)) return false;
  return ABOUT_CODE.includes(error.code) || error.facts.fields?.code !== undefined;
}

async function send(code: string, password: string): Promise<void> {
  temporaryReset.keep({ password });
  const { url } = await browserApi().call(resetTemporaryPasswordEndpoint, { body: { code, password } });
  reportActivity('U-L04', 'recovery-done');
  temporaryReset.forget();
  saveLoginNotice('password-reset');
  window.location.replace(url);
}

/**
 * /login-temporary/password-reset (U-L04): the new password, sent with the code of the page before. A code that was
 * wrong leads back to it, with the password kept.
 */
export default function TemporaryPasswordReset({ loaderData: { isOpen } }: Route.ComponentProps) {
  const { isOver, takesFailure } = useFlowExpired(isOpen);
  const [held, setHeld] = useState<ReturnType<typeof temporaryReset.get> | null>(null);
  useEffect(() => setHeld(temporaryReset.get()), []);
  const navigate = useNavigate();
  const backToCode = (error: unknown) => {
    if (takesFailure(error)) return true;
    if (!isAboutCode(error)) return false;
    reportActivity('U-L04', 'recovery-code-refused');
    temporaryReset.keep({ refusal: error });
    navigate(screenHref('/login-temporary/password-verification'), { replace: true });
    return true;
  };
  const code = held?.code;
  return (
    <FlowLayout
      title={isOver ? '仮IDのパスワードの再設定' : '仮IDの新しいパスワードの設定'}
      lead={
        isOver
          ? 'お手数ですが、IDからもう一度お願いします。'
          : '設定したら、新しいパスワードでログインしてください。'
      }
      help="うまくいかないとき"
    >
      {isOver ? (
        <StartAgain href="/login-temporary/password-request" label="はじめから再設定する">
          手続きの時間が切れたか、途中の画面から開かれました。
        </StartAgain>
      ) : null}
      {!isOver && held && code === undefined ? (
        <StartAgain href="/login-temporary/password-verification" label="確認コードを入れる">
          画面を読み込み直したため、確認コードをもう一度入れてください。届いているコードは、10分のあいだ使えます。
        </StartAgain>
      ) : null}
      {!isOver && held && code !== undefined ? (
        <NewPasswordStep
          send={(password) => send(code, password)}
          takesFailure={backToCode}
          initial={held.password ?? ''}
          whose={<AccountNameField name={held.username} />}
          label="このパスワードにする"
        />
      ) : null}
    </FlowLayout>
  );
}
