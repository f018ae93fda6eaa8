import { signUpMeEndpoint } from '@hidamari/contract/members';
import { screenHref } from '@hidamari/domain/screens';
import { ButtonLink } from '@hidamari/ui/button';
import { redirect } from 'react-router';
import { pageContext } from '../../../page-context.ts';
import { pageMeta } from '../../../shell/page-meta.ts';
import { FlowLayout } from '../components/flow-layout.tsx';
import { PhoneCodeStep } from '../components/phone-code-step.tsx';
import { RegisteredAlready, SignUpOver } from '../components/sign-up-over.tsx';
import { useFlowExpired } from '../use-flow-expired.ts';
import type { Route } from './+types/sign-up-verification';

export const meta: Route.MetaFunction = (args) => pageMeta(args);

/** The page proves itself by its challenge token: it says that a code was sent only where one was (G15, G17). */
export async function loader({ context }: Route.LoaderArgs) {
  const { api, hasChallenge, member } = context.get(pageContext);
  const known = hasChallenge ? await api.call(signUpMeEndpoint, {}).catch(() => null) : null;
  // The code was right already: on with it.
  if (known?.is_phone_verified) throw redirect(screenHref('/sign-up/register'));
  return { sentTo: known?.masked_phone_number ?? null, isMember: member !== null };
}

/** /sign-up/verification (U-R02): the one-time code that came by SMS. */
export default function SignUpVerification({ loaderData: { sentTo, isMember } }: Route.ComponentProps) {
  const { isOver, takesFailure } = useFlowExpired(sentTo !== null);
  if (isOver && isMember) return <RegisteredAlready />;
  return (
    <FlowLayout
      step={3}
      title={isOver ? '会員登録の続き' : '確認コードを入れる'}
      lead={
        isOver
          ? 'お手数ですが、ご利用の確認からもう一度お願いします。'
          : `${sentTo}に、6桁の数字を送りました。`
      }
      help="届かない、読めない"
    >
      {isOver ? (
        <SignUpOver>
          手続きの時間が切れたか、途中の画面から開かれました。確認コードは10分のあいだ使えます。
        </SignUpOver>
      ) : (
        <PhoneCodeStep
          isSentBefore
          takesFailure={takesFailure}
          withoutPhone="携帯電話をお持ちでない方は、お電話でご相談ください。"
        >
          <ButtonLink href="/sign-up/role-verification" kind="text">
            番号を直す
          </ButtonLink>
        </PhoneCodeStep>
      )}
    </FlowLayout>
  );
}
