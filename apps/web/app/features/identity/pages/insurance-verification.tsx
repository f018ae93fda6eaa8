import { insuranceVerificationEndpoint } from '@hidamari/contract/eligibility';
import { hostedLoginMeEndpoint } from '@hidamari/contract/hosted-login';
import { japanDay } from '@hidamari/domain/japanese-dates';
import { hrefOfScreenId } from '@hidamari/domain/screens';
import { VARIANTS } from '@hidamari/domain/site-variants';
import { ButtonLink } from '@hidamari/ui/button';
import { Card } from '@hidamari/ui/card';
import { ReadOnlyField } from '@hidamari/ui/read-only-field';
import { type PageContext, pageContext } from '../../../page-context.ts';
import { usePageData } from '../../../shell/page-data.ts';
import { pageMeta } from '../../../shell/page-meta.ts';
import { FlowLayout } from '../components/flow-layout.tsx';
import { InsuranceStep } from '../components/insurance-step.tsx';
import { StartAgain } from '../components/start-again.tsx';
import { insuranceWords } from '../insurance-words.ts';
import type { Route } from './+types/insurance-verification';

export const meta: Route.MetaFunction = (args) => pageMeta(args);

/** Whose confirmation it is: named by the address (G38), by the waiting login, or by the member who opened the page. */
async function handleOf({ api, member }: PageContext, named: string | null): Promise<string | null> {
  if (named !== null) return named;
  if (member !== null) return member.hashUserId;
  const known = await api.call(hostedLoginMeEndpoint, {}).catch(() => null);
  return known?.hash_user_id ?? null;
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const handle = await handleOf(page, new URL(request.url).searchParams.get('hash_user_id'));
  const known =
    handle === null
      ? null
      : await page.api
          .call(insuranceVerificationEndpoint, { params: { hash_user_id: handle } })
          .catch(() => null);
  return {
    state: known?.state ?? null,
    kanaInitial: known?.kana_initial ?? '',
    birthYear: known?.birth_year ?? null,
    isMember: page.member !== null,
    thisYear: Number(japanDay(page.now).slice(0, 4)),
  };
}

type Loaded = Route.ComponentProps['loaderData'];

const GIVES_UP_TO = { href: hrefOfScreenId('U-E03'), label: '確認できないとき' };

/** Two signs by which the person knows that their own record is meant, and nobody else learns anything (G38). */
function WhoseRecord({ kanaInitial, birthYear }: Loaded) {
  const signs = [
    kanaInitial && `お名前（カナ）が「${kanaInitial}」から始まる方`,
    birthYear && `${birthYear}年生まれ`,
  ];
  return (
    <ReadOnlyField
      label="確認する方"
      value={signs.filter(Boolean).join('・')}
      state="locked"
      reason="個人情報を守るため、一部だけを表示しています。"
    />
  );
}

/** Whoever has nothing to confirm here now: where to go instead. */
function NothingToConfirm({ isMember }: Pick<Loaded, 'isMember'>) {
  return (
    <Card>
      <ButtonLink href={isMember ? '/' : '/login'} width="full">
        {isMember ? 'ホームへ' : 'ログインへ'}
      </ButtonLink>
    </Card>
  );
}

/** What is to be done at this state. */
function Task(loaded: Loaded) {
  const { state, isMember, thisYear } = loaded;
  if (state === null) {
    return (
      <StartAgain href="/login" label="ログインへ">
        手続きの時間が切れたか、途中の画面から開かれました。お手数ですが、ログインからもう一度お願いします。
      </StartAgain>
    );
  }
  if (isMember || state === 'verified' || state === 'not_needed')
    return <NothingToConfirm isMember={isMember} />;
  return (
    <>
      <WhoseRecord {...loaded} />
      <InsuranceStep
        thisYear={thisYear}
        givesUpTo={GIVES_UP_TO}
        onPassed={(answer) => window.location.assign(hrefOfScreenId(answer.next_page_id ?? 'U-L08'))}
      />
    </>
  );
}

/**
 * /login/insurance-verification (U-L16, G18): the policy has ended or the insurer's record has changed, so a login
 * asks for it again. It goes on by itself when the check passes.
 */
export default function InsuranceVerification({ loaderData }: Route.ComponentProps) {
  const { variant } = usePageData();
  const words = insuranceWords({
    ...loaderData,
    isInsuranceEntrance: VARIANTS[variant].memberType === 'insurance',
  });
  return (
    <FlowLayout title="ご加入内容の確認" {...words}>
      <Task {...loaderData} />
    </FlowLayout>
  );
}
