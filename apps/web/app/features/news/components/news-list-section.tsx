import { ButtonLink } from '@hidamari/ui/button';
import { EmptyState } from '@hidamari/ui/empty-state';
import { MoreList } from '@hidamari/ui/more-list';
import { PartFailed } from '@hidamari/ui/part-failed';
import { anchorOfNews, NewsRows } from '../../../parts/content/news-rows.tsx';
import type { Seen } from '../../../parts/viewed/load-seen.ts';
import { useReload } from '../../../shell/use-reload.ts';
import { type NewsList, newsHref } from '../news-list.ts';

interface NewsListSectionProps {
  /** Null: the list could not be read. */
  list: NewsList | null;
  seen: Seen;
}

/** The list of /news, or why there is none: news never move a person elsewhere (G103, list A). */
export function NewsListSection({ list, seen }: NewsListSectionProps) {
  const reload = useReload();
  if (list === null) return <PartFailed what="お知らせ" {...reload} />;
  const { news, total, page } = list;
  if (news.length === 0) {
    return (
      <EmptyState
        title="いまお知らせはありません"
        drawing="scene-empty"
        actions={<ButtonLink href="/">ホームへ戻る</ButtonLink>}
      >
        受付時間の変更などがあるときは、ここでお伝えします。
      </EmptyState>
    );
  }
  return (
    <div className="grid gap-8">
      <NewsRows news={news} seen={seen} />
      <MoreList
        total={total}
        shown={news.length}
        href={`${newsHref(page + 1)}#${anchorOfNews(news.length)}`}
      />
    </div>
  );
}
