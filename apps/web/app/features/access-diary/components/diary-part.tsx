import { ButtonLink } from '@hidamari/ui/button';
import { EmptyState } from '@hidamari/ui/empty-state';
import { MoreList } from '@hidamari/ui/more-list';
import { PartFailed } from '@hidamari/ui/part-failed';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { type DiaryFilters, diaryHref, isNarrowed } from '../diary-address.ts';
import { diaryDays } from '../diary-days.ts';
import { type DiaryPage, useDiary } from '../use-diary.ts';
import { DiaryFilterChips } from './diary-filters.tsx';
import { DiaryList, entryId } from './diary-list.tsx';

/** The diary under its filters. Another choice of filters is another list: give it a key of its own. */
export function DiaryPart({ opened, filters }: { opened: readonly DiaryPage[]; filters: DiaryFilters }) {
  const navigate = useNavigate();
  const diary = useDiary(opened, filters, (page) =>
    navigate(diaryHref(filters, page), { replace: true, preventScrollReset: true }),
  );
  const { firstNew } = diary;
  useEffect(() => {
    // The button may be gone, and the focus with it. A row that joined the entry above has no place of its own.
    if (firstNew !== null) document.getElementById(entryId(firstNew))?.focus({ preventScroll: true });
  }, [firstNew]);
  if (diary.total === 0 && !isNarrowed(filters)) return <NobodyYet />;
  return (
    <>
      <DiaryFilterChips />
      {diary.total === 0 ? <NothingFound /> : <DiaryList days={diaryDays(diary.rows)} />}
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
  );
}

function NobodyYet() {
  return (
    <EmptyState title="まだ、だれも見ていません">
      担当者がお手続きを代行したときや、あなたの登録をさがしたときに、日時と名前と理由がここに並びます。
    </EmptyState>
  );
}

function NothingFound() {
  return (
    <EmptyState
      title="あてはまる記録はありません"
      actions={
        <ButtonLink kind="plain" href={diaryHref({})}>
          すべての記録を見る
        </ButtonLink>
      }
    >
      選んだ人は、この期間に、あなたの登録や記録を見ていません。
    </EmptyState>
  );
}
