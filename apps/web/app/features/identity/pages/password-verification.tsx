import { checkPasswordCodeEndpoint, sendPasswordCodeEndpoint } from '@hidamari/contract/hosted-login';
import { screenHref } from '@hidamari/domain/screens';
import { ButtonLink } from '@hidamari/ui/button';
import { redirect } from 'react-router';
import { pageContext } from '../../../page-context.ts';
import { browserApi } from '../../../shell/data/browser-api.ts';
import { pageMeta } from '../../../shell/page-meta.ts';
import { CodeStep, SmsHelp } from '../components/code-step.tsx';
import { FlowLayout } from '../components/flow-layout.tsx';
import { StartAgain } from '../components/start-again.tsx';
import { pendingChallenge } from '../pending-challenge.ts';
import { useFlowExpired } from '../use-flow-expired.ts';
import type { Route } from './+types/password-verification';

export const meta: Route.MetaFunction = (args) => pageMeta(args);

/** The page proves itself by its challenge token: without one it leads to the beginning of the way. */
export async function loader({ context }: Route.LoaderArgs) {
  const pending = await pendingChallenge(context.get(pageContext), '/login/password-verification');
  // The code was right already: on with it.
  if (pending?.type === 'new_password') throw redirect(screenHref('/login/password-reset'));
  return { isOpen: pending !== null, sentTo: pending?.masked_to ?? null };
}

async function check(code: string): Promise<void> {
  await browserApi().call(checkPasswordCodeEndpoint, { body: { code } });
  window.location.assign(screenHref('/login/password-reset'));
}

/** /login/password-verification (U-L10): the code of a password reset, in the same words for every number (G50). */
export default function PasswordVerification({ loaderData: { isOpen, sentTo } }: Route.ComponentProps) {
  const { isOver, takesFailure } = useFlowExpired(isOpen);
  return (
    <FlowLayout
      title={isOver ? 'パスワードの再設定' : '確認コードを入れる'}
      lead={
        isOver
          ? 'お手数ですが、携帯電話番号からもう一度お願いします。'
          : `${sentTo ?? 'お知らせいただいた番号'}が登録されていれば、6桁の数字がSMSで届きます。`
      }
      help="届かない、読めない"
    >
      {isOver ? (
        <StartAgain href="/login/password-request" label="携帯電話番号を入れる">
          手続きの時間が切れたか、途中の画面から開かれました。
        </StartAgain>
      ) : (
        <CodeStep
          isSentBefore
          send={() => browserApi().call(sendPasswordCodeEndpoint, {})}
          check={check}
          takesFailure={takesFailure}
          help={<SmsHelp>番号が変わった方、この電話をお使いでない方は、お電話でご相談ください。</SmsHelp>}
        >
          <ButtonLink href="/login/password-request" kind="text">
            番号を直す
          </ButtonLink>
        </CodeStep>
      )}
    </FlowLayout>
  );
}
