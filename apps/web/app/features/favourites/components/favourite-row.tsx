import './favourite-row.css';
import { formatMonthDay } from '@hidamari/domain/japanese-dates';
import { screenHref } from '@hidamari/domain/screens';
import { Link } from '@hidamari/ui/link';
import { ArticleCover } from '../../../parts/content/article-cover.tsx';
import { CategoryTag } from '../../../parts/content/byline.tsx';
import { ServiceCover } from '../../../parts/content/service-card.tsx';
import { FavouriteButton } from '../../../parts/favourites/favourite-button.tsx';
import { useFavourite } from '../../../parts/favourites/favourites.tsx';
import type { FavouriteKind } from '../../../parts/favourites/favourites-store.ts';
import type { FavouriteRow as Row } from '../load-favourites.ts';

const KIND = { article: '記事', service: 'サービス' } as const;

interface FaceProps {
  row: Row;
  kind: FavouriteKind;
  note: string;
}

function Face({ row: { article, service }, kind, note }: FaceProps) {
  const shown = article ?? service;
  if (!shown) {
    return (
      <div className="favourite-gone">
        <p>いまは表示できません。公開が終わったか、読み込めなかった{KIND[kind]}です。</p>
        <p className="ui-meta">{note}</p>
      </div>
    );
  }
  return (
    <Link
      href={service ? service.href : screenHref('/articles/:id', { id: shown.id })}
      className="article-row favourite-face"
    >
      {service ? (
        <ServiceCover service={service} shape="photo" />
      ) : (
        <ArticleCover article={article ?? {}} shape="photo" />
      )}
      <div>
        <CategoryTag category={shown.category} />
        <h2>{shown.title}</h2>
        <p className="ui-meta">{note}</p>
      </div>
    </Link>
  );
}

interface FavouriteListRowProps {
  /** Of the address: 「もっと見る」 brings the keyboard to the first new row, to what one presses there. */
  id: string;
  row: Row;
  kind: FavouriteKind;
}

/**
 * A favourite with the way to take it out. Taken out, it counts no more and says so; the row stays in its place until
 * the list is read anew, so that nothing moves under the thumb and a slip is taken back where it was made.
 */
export function FavouriteListRow({ id, row, kind }: FavouriteListRowProps) {
  const isRemoved = useFavourite(kind, row.id)?.isKept === false;
  const state = isRemoved ? 'お気に入りから外しました' : `${formatMonthDay(row.keptAt.slice(0, 10))}に保存`;
  const title = row.article?.title ?? row.service?.title ?? `この${KIND[kind]}`;
  return (
    <li id={id} className="favourite-row" data-removed={isRemoved ? '' : undefined}>
      <Face row={row} kind={kind} note={`${KIND[kind]}・${state}`} />
      <FavouriteButton kind={kind} id={row.id} title={title} whenRemoved="restore" />
    </li>
  );
}
