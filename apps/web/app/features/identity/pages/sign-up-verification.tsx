import { signUpMeEndpoint } from '@hidamari/contract/members';
import { ButtonLink } from '@hidamari/ui/button';
import { pageContext } from '../../../page-context.ts';
import { pageMeta } from '../../../shell/page-meta.ts';
import { PhoneCodeStep } from '../components/phone-code-step.tsx';
import { WayFrame } from '../components/way-frame.tsx';
import type { Route } from './+types/sign-up-verification';

export const meta: Route.MetaFunction = (args) => pageMeta(args);

export async function loader({ context }: Route.LoaderArgs) {
  const known = await context
    .get(pageContext)
    .api.call(signUpMeEndpoint, {})
    .catch(() => null);
  return { sentTo: known?.masked_phone_number ?? null };
}

/** /sign-up/verification (U-R02): the one-time code that came by SMS. */
export default function SignUpVerification({ loaderData: { sentTo } }: Route.ComponentProps) {
  return (
    <WayFrame
      step={3}
      title="確認コードを入れる"
      lead={`${sentTo ?? 'ご登録の携帯電話'}に、6桁の数字を送りました。`}
      help="届かない、読めない"
    >
      <PhoneCodeStep isSentBefore withoutPhone="携帯電話をお持ちでない方は、お電話でご相談ください。">
        <ButtonLink href="/sign-up/role-verification" kind="text">
          番号を直す
        </ButtonLink>
      </PhoneCodeStep>
    </WayFrame>
  );
}
