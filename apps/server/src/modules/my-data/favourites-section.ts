import type { DataSection } from './my-data-needs.ts';

/** A favourite as the document tells of it. */
interface TakenFavourite {
  kind: 'article' | 'service';
  content_id: string;
  /** `YYYY-MM-DD HH:mm:ss`, in Japan. */
  created_at: string;
}

const FIELDS = [
  ['kind', '種類（article＝記事、service＝サービス）'],
  ['content_id', '記事またはサービスの番号（住所の終わりの部分）'],
  ['created_at', '保存した日時'],
] as const;

/** What the member keeps (G123). */
export function favouritesSection(
  readFavourites: (memberId: string) => Promise<TakenFavourite[]>,
): DataSection {
  return {
    name: 'favourites',
    title: 'お気に入り（ひとつずつ、次の項目があります）',
    fields: FIELDS,
    read: readFavourites,
  };
}
