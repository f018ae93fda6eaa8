import { listAccessDiaryEndpoint } from '@hidamari/contract/access-diary';
import { TelephoneLink } from '@hidamari/ui/call-box';
import { Card } from '@hidamari/ui/card';
import { EmptyState } from '@hidamari/ui/empty-state';
import { MoreList } from '@hidamari/ui/more-list';
import { PartFailed } from '@hidamari/ui/part-failed';
import { SectionHeading } from '@hidamari/ui/section-heading';
import { useEffect } from 'react';
import { pageContext } from '../../../page-context.ts';
import { AccountFrame } from '../../../shell/account-frame.tsx';
import { rejectedOnServer } from '../../../shell/data/rejected-query.ts';
import { pageMeta } from '../../../shell/page-meta.ts';
import { useSupportDesk } from '../../../shell/use-support-desk.ts';
import { DiaryList, entryId } from '../components/diary-list.tsx';
import { diaryDays } from '../diary-days.ts';
import { useDiary } from '../use-diary.ts';
import type { Route } from './+types/access-diary';

export const meta: Route.MetaFunction = (args) => pageMeta(args);

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  try {
    return { first: await page.api.call(listAccessDiaryEndpoint, { query: { page: 1 } }) };
  } catch (error) {
    throw rejectedOnServer(error, 'getAccessDiary', page);
  }
}

/** /account/access-diary: who saw what of the member's, when and why (G42, F46). */
export default function AccessDiary({ loaderData: { first } }: Route.ComponentProps) {
  const diary = useDiary(first);
  const { firstNew } = diary;
  useEffect(() => {
    // The button may be gone, and the focus with it. A row that joined the entry above has no place of its own.
    if (firstNew !== null) document.getElementById(entryId(firstNew))?.focus({ preventScroll: true });
  }, [firstNew]);
  return (
    <AccountFrame
      title="だれが見たか"
      lead="あなたの登録や記録を担当者が開くと、ここに残ります。3年のあいだ見られます。"
    >
      <div className="grid gap-8">
        {diary.total === 0 ? (
          <EmptyState title="まだ、だれも見ていません">
            担当者がお手続きを代行したときや、あなたの登録をさがしたときに、日時と名前と理由がここに並びます。
          </EmptyState>
        ) : (
          <>
            <DiaryList days={diaryDays(diary.rows)} />
            {diary.state === 'failed' ? (
              <PartFailed what="続きの記録" onReload={diary.more} />
            ) : (
              <MoreList
                total={diary.isWhole ? diary.rows.length : diary.total}
                shown={diary.rows.length}
                isLoading={diary.state === 'loading'}
                onMore={diary.more}
              />
            )}
          </>
        )}
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
