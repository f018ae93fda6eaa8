import { screenHref } from '@hidamari/domain/screens';
import { Button } from '@hidamari/ui/button';
import { EmptyState } from '@hidamari/ui/empty-state';
import { OwnButtonLink } from '../../../../shell/page-links.tsx';
import { type LogListFilters, NO_FILTERS } from '../../list-address.ts';
import type { FilterChange } from './use-filter-list.ts';

/** No log yet: what to do first, and that little is enough. */
export function FirstLog() {
  return (
    <EmptyState
      title="まだ記録はありません"
      actions={
        <OwnButtonLink href={screenHref('/treatment-logs/new')} icon="plus">
          記録をつける
        </OwnButtonLink>
      }
    >
      ひとことでも、体温だけでも大丈夫です。残しておくと、次の診察で伝えやすくなります。
    </EmptyState>
  );
}

type NothingFoundProps = { filters: LogListFilters; onFilter: (change: FilterChange) => void };

/** Nothing matches the filters: which they are, and one step at a time out of them. */
export function NothingFound({ filters, onFilter }: NothingFoundProps) {
  const { categories, from, to, keyword } = filters;
  const isOneOfMany = keyword !== '' && (categories.length > 0 || from !== '' || to !== '');
  return (
    <EmptyState
      title="あてはまる記録はありません"
      actions={
        <>
          {isOneOfMany ? (
            <Button kind="plain" onClick={() => onFilter(({ month }) => ({ ...NO_FILTERS, keyword, month }))}>
              すべての種類と期間からさがす
            </Button>
          ) : null}
          <Button kind="plain" onClick={() => onFilter(({ month }) => ({ ...NO_FILTERS, month }))}>
            すべての記録を見る
          </Button>
        </>
      }
    >
      {keyword === ''
        ? 'しぼりこみをやめると、見つかることがあります。'
        : '短い言葉にするか、別の言い方にすると、見つかることがあります。ひらがなでも、カタカナでもさがせます。'}
    </EmptyState>
  );
}
