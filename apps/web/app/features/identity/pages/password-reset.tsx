import { resetPasswordEndpoint } from '@hidamari/contract/hosted-login';
import { screenHref } from '@hidamari/domain/screens';
import { useEffect, useState } from 'react';
import { redirect } from 'react-router';
import { pageContext } from '../../../page-context.ts';
import { browserApi } from '../../../shell/data/browser-api.ts';
import { AccountNameField } from '../../../shell/forms/account-name-field.tsx';
import { forgetDraft, readDraft } from '../../../shell/forms/use-draft.ts';
import { saveLoginNotice } from '../../../shell/login-notice.ts';
import { pageMeta } from '../../../shell/page-meta.ts';
import { FlowLayout } from '../components/flow-layout.tsx';
import { NewPasswordStep } from '../components/new-password-step.tsx';
import { StartAgain } from '../components/start-again.tsx';
import { pendingChallenge } from '../pending-challenge.ts';
import { RESET_NUMBER } from '../temporary-reset.ts';
import { useFlowExpired } from '../use-flow-expired.ts';
import type { Route } from './+types/password-reset';

export const meta: Route.MetaFunction = (args) => pageMeta(args);

/** Only after the right code; before it, the step for the code comes first. */
export async function loader({ context }: Route.LoaderArgs) {
  const pending = await pendingChallenge(context.get(pageContext), '/login/password-reset');
  if (pending !== null && pending.type !== 'new_password')
    throw redirect(screenHref('/login/password-verification'));
  return { isOpen: pending !== null };
}

async function send(password: string): Promise<void> {
  const { url } = await browserApi().call(resetPasswordEndpoint, { body: { password } });
  forgetDraft(RESET_NUMBER);
  saveLoginNotice('password-reset');
  window.location.replace(url);
}

/** /login/password-reset (U-L11): the new password. Every session of the account ends, and /login says what to do. */
export default function PasswordReset({ loaderData: { isOpen } }: Route.ComponentProps) {
  const { isOver, takesFailure } = useFlowExpired(isOpen);
  const [number, setNumber] = useState<string | null>(null);
  useEffect(() => setNumber(readDraft<string>(RESET_NUMBER)), []);
  return (
    <FlowLayout
      title={isOver ? 'パスワードの再設定' : '新しいパスワードの設定'}
      lead={
        isOver
          ? 'お手数ですが、携帯電話番号からもう一度お願いします。'
          : '設定すると、ほかの端末ではログアウトします。新しいパスワードで、もう一度ログインしてください。'
      }
      help="うまくいかないとき"
    >
      {isOver ? (
        <StartAgain href="/login/password-request" label="携帯電話番号を入れる">
          手続きの時間が切れたか、途中の画面から開かれました。
        </StartAgain>
      ) : (
        <NewPasswordStep
          send={send}
          takesFailure={takesFailure}
          whose={<AccountNameField name={number} />}
          label="このパスワードにする"
        />
      )}
    </FlowLayout>
  );
}
