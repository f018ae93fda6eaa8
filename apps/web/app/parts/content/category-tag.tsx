import type { ContentReference } from '@hidamari/contract/content';
import { concernOfCategory } from '@hidamari/domain/concerns';
import { ConcernTag, Tag } from '@hidamari/ui/tag';

/** 治療・お金・くらし・こころ on its tint; any other category in its own words. */
export function CategoryTag({ category }: { category: ContentReference }) {
  const concern = concernOfCategory(category.id);
  return concern ? <ConcernTag concern={concern} /> : <Tag>{category.name}</Tag>;
}
