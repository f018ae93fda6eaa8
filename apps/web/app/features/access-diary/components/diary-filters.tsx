import { DIARY_ACTORS, DIARY_PERIODS } from '@hidamari/domain/access-records';
import { ChipLink, Chips } from '@hidamari/ui/chips';
import { useLocation, useNavigation } from 'react-router';
import { type DiaryFilters, diaryHref, readDiaryAddress } from '../diary-address.ts';

/** What was chosen last, also while its list is still on the way: the next choice adds to it. */
function useChosen(): DiaryFilters {
  const here = useLocation();
  const { location: next } = useNavigation();
  const { search } = next?.pathname === here.pathname ? next : here;
  return readDiaryAddress(new URLSearchParams(search)).filters;
}

/** Narrows the diary by who and since when; each choice is an address, so that it works without a script. */
export function DiaryFilterChips() {
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
