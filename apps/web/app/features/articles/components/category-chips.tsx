import type { ContentReference } from '@hidamari/contract/content';
import { ChipLink, Chips } from '@hidamari/ui/chips';
import { type ArticleWishes, articlesHref } from '../articles-address.ts';

/** すべて, 治療, お金 and so on. */
export function CategoryChips({
  wishes,
  categories,
}: {
  wishes: ArticleWishes;
  categories: readonly ContentReference[];
}) {
  if (categories.length === 0) return null;
  return (
    <Chips name="分類でしぼりこむ" scroll>
      <ChipLink href={articlesHref(wishes, { category: null })} current={wishes.category === null}>
        すべて
      </ChipLink>
      {categories.map(({ id, name }) => (
        <ChipLink key={id} href={articlesHref(wishes, { category: id })} current={wishes.category === id}>
          {name}
        </ChipLink>
      ))}
    </Chips>
  );
}
