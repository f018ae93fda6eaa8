import { listAccessDiaryEndpoint } from '@hidamari/contract/access-diary';
import { TelephoneLink } from '@hidamari/ui/call-box';
import { Card } from '@hidamari/ui/card';
import { SectionHeading } from '@hidamari/ui/section-heading';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { pageContext } from '../../../page-context.ts';
import { AccountFrame } from '../../../shell/account-frame.tsx';
import { rejectedOnServer } from '../../../shell/data/rejected-query.ts';
import { pageMeta } from '../../../shell/page-meta.ts';
import { useSupportDesk } from '../../../shell/use-support-desk.ts';
import { DiarySection } from '../components/diary-section.tsx';
import { diaryHref, readDiaryAddress } from '../diary-address.ts';
import type { Route } from './+types/access-diary';

export const meta: Route.MetaFunction = (args) => pageMeta(args);

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { filters, page: last } = readDiaryAddress(url.searchParams);
  const numbers = Array.from({ length: last }, (_, index) => index + 1);
  try {
    const opened = await Promise.all(
      numbers.map((number) =>
        page.api.call(listAccessDiaryEndpoint, { query: { ...filters, page: number } }),
      ),
    );
    return { filters, opened };
  } catch (error) {
    throw rejectedOnServer(error, 'getAccessDiary', page);
  }
}

/** Reading on adds to what is there; only another choice of filters is another list. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  const listOf = (url: URL) => `${url.pathname}${diaryHref(readDiaryAddress(url.searchParams).filters)}`;
  return listOf(currentUrl) !== listOf(nextUrl);
}

/** /account/access-diary: who saw what of the member's, when and why (G42, F46). */
export default function AccessDiary({ loaderData: { filters, opened } }: Route.ComponentProps) {
  return (
    <AccountFrame
      title="だれが見たか"
      lead="あなたの登録や記録を担当者が開くと、ここに残ります。3年のあいだ見られます。"
    >
      <div className="grid gap-8">
        <DiarySection opened={opened} filters={filters} />
        <WhenUnknown />
      </div>
    </AccountFrame>
  );
}

function WhenUnknown() {
  const { number, weekly } = useSupportDesk();
  return (
    <Card as="section" tone="sunk" labelledBy="when-unknown">
      <div className="grid gap-2">
        <SectionHeading size="small" id="when-unknown">
          心当たりがない場合
        </SectionHeading>
        <p>お電話でお知らせください。だれが、なぜ見たのかをお調べします。</p>
        <TelephoneLink number={number} size="normal" />
        <p className="ui-meta">{weekly}</p>
      </div>
    </Card>
  );
}
