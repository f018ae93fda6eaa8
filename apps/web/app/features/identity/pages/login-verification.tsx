import { hostedLoginMeEndpoint } from '@hidamari/contract/hosted-login';
import { redirect } from 'react-router';
import { pageContext } from '../../../page-context.ts';
import { pageMeta } from '../../../shell/page-meta.ts';
import { FlowLayout } from '../components/flow-layout.tsx';
import { PhoneCodeStep } from '../components/phone-code-step.tsx';
import { StartAgain } from '../components/start-again.tsx';
import { useFlowExpired } from '../use-flow-expired.ts';
import type { Route } from './+types/login-verification';

export const meta: Route.MetaFunction = (args) => pageMeta(args);

/** The page proves itself by its challenge token: without one that waits for a number it leads to the beginning (G15). */
export async function loader({ context }: Route.LoaderArgs) {
  const { api, hasChallenge, member } = context.get(pageContext);
  const known = hasChallenge ? await api.call(hostedLoginMeEndpoint, {}).catch(() => null) : null;
  const sendTo = known?.is_phone_verified ? null : (known?.masked_phone_number ?? null);
  if (sendTo === null && member !== null) throw redirect('/');
  return { sendTo };
}

/** /login/login-verification (U-L14): the common ID is right, its telephone number was never proved. */
export default function LoginVerification({ loaderData: { sendTo } }: Route.ComponentProps) {
  const { isOver, takesFailure } = useFlowExpired(sendTo !== null);
  return (
    <FlowLayout
      title="ログインの確認コード"
      lead={
        isOver
          ? 'お手数ですが、ログインからもう一度お願いします。'
          : `ログインの前に、電話番号を確かめます。${sendTo}に、6桁の数字をSMSで送ります。`
      }
      help="届かない、読めない"
    >
      {isOver ? (
        <StartAgain href="/login" label="ログインへ">
          手続きの時間が切れたか、途中の画面から開かれました。
        </StartAgain>
      ) : (
        <PhoneCodeStep
          isSentBefore={false}
          takesFailure={takesFailure}
          withoutPhone="番号が変わった方、この電話をお使いでない方は、お電話でご相談ください。"
        />
      )}
    </FlowLayout>
  );
}
