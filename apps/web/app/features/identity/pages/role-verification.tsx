import { hostedLoginMeEndpoint } from '@hidamari/contract/hosted-login';
import { signUpMeEndpoint } from '@hidamari/contract/members';
import { japanDay } from '@hidamari/domain/japanese-dates';
import { hrefOfScreenId } from '@hidamari/domain/screens';
import type { VariantKey } from '@hidamari/domain/site-variants';
import { Button, ButtonLink } from '@hidamari/ui/button';
import { Notice } from '@hidamari/ui/notice';
import { type ComponentType, useState } from 'react';
import { pageContext } from '../../../page-context.ts';
import { FailedSaveNotice } from '../../../shell/forms/failed-save-notice.tsx';
import { useAction } from '../../../shell/forms/use-action.ts';
import { usePageData } from '../../../shell/page-data.ts';
import { pageMeta } from '../../../shell/page-meta.ts';
import { useStepHistory } from '../../../shell/step-history.ts';
import { useFocusOnNewStep } from '../../../shell/use-focus-on-new-step.ts';
import { AccountStep } from '../components/account-step.tsx';
import { CompanyCodeStep } from '../components/company-code-step.tsx';
import { FlowLayout } from '../components/flow-layout.tsx';
import { InsuranceStep } from '../components/insurance-step.tsx';
import { ResidenceStep } from '../components/residence-step.tsx';
import { ProofOver } from '../components/sign-up-over.tsx';
import { hostedLoginAddress } from '../hosted-login-address.ts';
import type { StepProps } from '../sign-up-steps.ts';
import type { Route } from './+types/role-verification';

export const meta: Route.MetaFunction = (args) => pageMeta(args);

export { asksNothingForSteps as shouldRevalidate } from '../../../shell/step-history.ts';

/** Whether the eligibility was proved already: a reload goes on where the person was. */
export async function loader({ context }: Route.LoaderArgs) {
  const { api, hasChallenge, member, now } = context.get(pageContext);
  const known = hasChallenge ? await api.call(signUpMeEndpoint, {}).catch(() => null) : null;
  const isProved = known !== null && !known.is_phone_verified;
  // Who comes back by a login has a proven number and no proof of eligibility any more: step one says so.
  const account =
    hasChallenge && member === null ? await api.call(hostedLoginMeEndpoint, {}).catch(() => null) : null;
  return {
    isProved,
    hasAccount: account?.is_phone_verified === true,
    thisYear: Number(japanDay(now).slice(0, 4)),
  };
}

interface FirstStep {
  title: string;
  lead: string;
  Form: ComponentType<StepProps>;
}

/** What each variant asks first (identity, way 2). */
const FIRST_STEPS: Record<VariantKey, FirstStep> = {
  aflac: {
    title: 'ご加入の確認',
    lead: '保険に加入している方のページです。三つのことをうかがいます。',
    Form: InsuranceStep,
  },
  hatch: {
    title: '利用コードの確認',
    lead: 'お手元の利用コードを確認します。',
    Form: CompanyCodeStep,
  },
  chofu: {
    title: 'お住まい・通院の確認',
    lead: '調布市にお住まいの方と、市内の病院に通っている方のページです。',
    Form: ResidenceStep,
  },
};

/** /sign-up/role-verification (U-R04, G129): which programme, then the common ID's number, address and password. */
export default function RoleVerification({ loaderData }: Route.ComponentProps) {
  const { variant } = usePageData();
  const [isProved, setProved] = useState(loaderData.isProved);
  const [isOver, setOver] = useState(false);
  useStepHistory('account', isProved ? 1 : 0, () => setProved(false));
  useFocusOnNewStep(isProved);
  const beginAgain = () => {
    setProved(false);
    setOver(true);
    window.scrollTo({ top: 0 });
  };
  const first = FIRST_STEPS[variant];
  if (isProved) {
    return (
      <FlowLayout
        step={2}
        title="電話番号とパスワード"
        lead="ログインに使う電話番号、メールアドレス、パスワードを決めます。"
        help="うまくいかないとき"
      >
        <AccountStep onOver={beginAgain} />
        <CommonIdEntrance />
        <Button kind="text" onClick={() => setProved(false)}>
          ご利用の確認をやり直す
        </Button>
      </FlowLayout>
    );
  }
  return (
    <FlowLayout step={1} title={first.title} lead={first.lead} help="番号が分からない、うまくいかない">
      {isOver ? <ProofOver /> : null}
      {loaderData.hasAccount ? (
        <Notice tone="plain">
          <p>
            電話番号とパスワードの登録は済んでいます。ここでご利用の確認をすると、会員登録の続きへ進みます。
          </p>
        </Notice>
      ) : null}
      <first.Form
        thisYear={loaderData.thisYear}
        onPassed={({ next_page_id }) => {
          if (next_page_id !== undefined && next_page_id !== 'U-R04')
            window.location.assign(hrefOfScreenId(next_page_id));
          else setProved(true);
          setOver(false);
          window.scrollTo({ top: 0 });
        }}
      />
      <ButtonLink href="/howto-signup" kind="text">
        どの窓口の対象か分からない
      </ButtonLink>
    </FlowLayout>
  );
}

/** Who has the common ID already shows it at the hosted login and skips this step (identity, way 2). */
function CommonIdEntrance() {
  const { variant } = usePageData();
  const open = async () => window.location.assign(await hostedLoginAddress('sign-up', variant));
  const { run, isBusy, failure } = useAction(open, { act: 'login', leaves: true });
  return (
    <div className="grid gap-2">
      <p className="ui-meta">
        ほかの窓口や関連のサービスで登録した方は、同じ共通ID（メールアドレスか携帯電話の番号と、パスワード）を使えます。
      </p>
      <Button
        kind="plain"
        width="full"
        onClick={run}
        busy={isBusy ? 'ログイン画面を開いています…' : undefined}
      >
        お持ちの共通IDで続ける
      </Button>
      <FailedSaveNotice failure={failure} />
    </div>
  );
}
