import { insuranceVerificationEndpoint } from '@hidamari/contract/eligibility';
import { hostedLoginMeEndpoint } from '@hidamari/contract/hosted-login';
import { japanDay } from '@hidamari/domain/japanese-dates';
import { hrefOfScreenId } from '@hidamari/domain/screens';
import { ButtonLink } from '@hidamari/ui/button';
import { Card } from '@hidamari/ui/card';
import { ReadOnlyField } from '@hidamari/ui/read-only-field';
import type { ReactNode } from 'react';
import { type PageContext, pageContext } from '../../../page-context.ts';
import { pageMeta } from '../../../shell/page-meta.ts';
import { InsuranceStep } from '../components/insurance-step.tsx';
import { StartAgain } from '../components/start-again.tsx';
import { WayFrame } from '../components/way-frame.tsx';
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

function Frame({ lead, children }: { lead: string; children: ReactNode }) {
  return (
    <WayFrame
      title="ご加入内容の確認"
      lead={lead}
      help="証券番号が分からない、うまくいかない"
      helpNote="ご契約が終了した方も、これからのご相談先をお電話でご案内します。"
    >
      {children}
    </WayFrame>
  );
}

/** Whoever has nothing to confirm here now: where to go instead. */
function NothingToConfirm({ isMember, state }: Loaded) {
  const isAwaited = isMember && (state === 'pending' || state === 'failed');
  return (
    <Frame
      lead={
        isAwaited
          ? 'いまは、このままお使いいただけます。次にログインするときに、ご加入の内容をもう一度確かめます。'
          : 'ご加入の確認は済んでいます。'
      }
    >
      <Card>
        <ButtonLink href={isMember ? '/' : '/login'} width="full">
          {isMember ? 'ホームへ' : 'ログインへ'}
        </ButtonLink>
      </Card>
    </Frame>
  );
}

/**
 * /login/insurance-verification (U-L16, G18): the policy has ended or the insurer's record has changed, so a login
 * asks for it again. It goes on by itself when the check passes.
 */
export default function InsuranceVerification({ loaderData }: Route.ComponentProps) {
  const { state, isMember, thisYear } = loaderData;
  if (state === null) {
    return (
      <Frame lead="ログインの続きで、ご加入の内容を確かめる画面です。">
        <StartAgain href="/login" label="ログインへ">
          手続きの時間が切れたか、途中の画面から開かれました。お手数ですが、ログインからもう一度お願いします。
        </StartAgain>
      </Frame>
    );
  }
  if (isMember || state === 'verified' || state === 'not_needed') return <NothingToConfirm {...loaderData} />;
  return (
    <Frame
      lead={
        state === 'failed'
          ? '登録のときのご契約が終了しているようです。新しいご契約がある方は、その内容を入れてください。'
          : 'ご契約の内容が変わったようです。ログインの前に、もう一度確かめさせてください。'
      }
    >
      <WhoseRecord {...loaderData} />
      <InsuranceStep
        thisYear={thisYear}
        givesUpTo={GIVES_UP_TO}
        onPassed={(answer) => window.location.assign(hrefOfScreenId(answer.next_page_id ?? 'U-L08'))}
      />
    </Frame>
  );
}
