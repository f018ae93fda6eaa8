import { PartFailed } from '@hidamari/ui/part-failed';
import type { AskedSearch } from '../../../parts/search/asked-search.ts';
import { SearchForm } from '../../../parts/search/search-form.tsx';

interface SearchFailedProps {
  asked: AskedSearch;
  /** Too much was asked from here within a short time. */
  isBusy?: boolean;
}

/** Nothing could be looked for: the words stay in their field, and one press asks again. */
export function SearchFailed({ asked, isBusy = false }: SearchFailedProps) {
  return (
    <SearchForm about={asked}>
      <PartFailed what="見つかったもの" isInForm {...(isBusy && { why: BUSY })} />
    </SearchForm>
  );
}

const BUSY = 'いま、たくさんの方がさがしています。少し待ってから、もう一度お試しください。';
