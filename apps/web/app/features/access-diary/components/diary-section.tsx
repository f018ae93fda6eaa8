import { DIARY_ACTORS, DIARY_PERIODS } from '@hidamari/domain/access-records';
import { ButtonLink } from '@hidamari/ui/button';
import { ChipLink, Chips } from '@hidamari/ui/chips';
import { EmptyState } from '@hidamari/ui/empty-state';
import { MoreList } from '@hidamari/ui/more-list';
import { PartFailed } from '@hidamari/ui/part-failed';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { type DiaryFilters, diaryHref, isNarrowed, readDiaryAddress } from '../diary-address.ts';
import { diaryDays } from '../diary-days.ts';
import { type DiaryPage, useDiary } from '../use-diary.ts';
import { DiaryList, entryId } from './diary-list.tsx';

interface DiarySectionProps {
  opened: readonly DiaryPage[];
  filters: DiaryFilters;
}

/** The diary under its filters. The filters stay where they are, and the focus in them; the list is another one. */
export function DiarySection({ opened, filters }: DiarySectionProps) {
  const total = opened[0]?.meta.total ?? 0;
  if (total === 0 && !isNarrowed(filters)) return <NobodyYet />;
  return (
    <>
      <DiaryFilterChips />
      <p role="status" className="ui-visually-hidden">{`${total}件の記録があります`}</p>
      <DiaryRows key={diaryHref(filters)} opened={opened} filters={filters} />
    </>
  );
}

/** Puts how far reading has come into the address, unless somebody is on the way to another list by now. */
function useKeepInAddress(filters: DiaryFilters): (page: number) => void {
  const navigate = useNavigate();
  const isHere = useRef(true);
  isHere.current = useNavigation().state === 'idle';
  useEffect(
    () => () => {
      isHere.current = false;
    },
    [],
  );
  return (page) => {
    if (isHere.current) navigate(diaryHref(filters, page), { replace: true, preventScrollReset: true });
  };
}

function DiaryRows({ opened, filters }: DiarySectionProps) {
  const diary = useDiary(opened, filters, useKeepInAddress(filters));
  const { firstNew } = diary;
  useEffect(() => {
    // The button may be gone, and the focus with it. A row that joined the entry above has no place of its own.
    if (firstNew !== null) document.getElementById(entryId(firstNew))?.focus({ preventScroll: true });
  }, [firstNew]);
  return (
    <>
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
      選んだ条件にあてはまる記録は、ありません。
    </EmptyState>
  );
}

/** What was chosen last, also while its list is still on the way: the next choice adds to it. */
function useChosen(): DiaryFilters {
  const here = useLocation();
  const { location: next } = useNavigation();
  const { search } = next?.pathname === here.pathname ? next : here;
  return readDiaryAddress(new URLSearchParams(search)).filters;
}

/** Narrows the diary by who and since when; each choice is an address, so that it works without a script. */
function DiaryFilterChips() {
  const filters = useChosen();
  const { who, period } = filters;
  return (
    <section aria-label="記録をしぼりこむ" className="grid gap-3">
      <Chips name="見た人でしぼりこむ">
        <ChipLink href={diaryHref({ ...filters, who: undefined })} current={who === undefined}>
          ご本人以外のすべて
        </ChipLink>
        {DIARY_ACTORS.map(({ value, label }) => (
          <ChipLink key={value} href={diaryHref({ ...filters, who: value })} current={who === value}>
            {label}
          </ChipLink>
        ))}
      </Chips>
      <Chips name="期間でしぼりこむ">
        <ChipLink href={diaryHref({ ...filters, period: undefined })} current={period === undefined}>
          すべての期間
        </ChipLink>
        {DIARY_PERIODS.map(({ value, label }) => (
          <ChipLink key={value} href={diaryHref({ ...filters, period: value })} current={period === value}>
            {label}
          </ChipLink>
        ))}
      </Chips>
    </section>
  );
}
