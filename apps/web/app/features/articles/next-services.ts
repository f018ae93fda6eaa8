import type { Article, ContentAnswer } from '@hidamari/contract/content';
import type { PageContext } from '../../page-context.ts';
import { type ListedService, readOfferedServices } from '../../shell/content/listed-services.ts';
import { partOrNull } from '../../shell/content-fault.ts';

const SHOWN = 3;
const STORY = 'story';

/**
 * Services that go on from an article: of its own concern, those with a supporter first; after a story, those of the
 * mind. None past its review date (G100); none at all where they cannot be read, or the variant has none.
 */
export async function nextServices(
  page: PageContext,
  { category }: Pick<Article, 'category'>,
): Promise<ContentAnswer<ListedService[]>> {
  const all = await partOrNull(page, readOfferedServices(page));
  const wanted = category.id === STORY ? 'mind' : category.id;
  const near = (all?.value ?? []).filter((service) => service.category.id === wanted);
  const isOurs = ({ provider }: ListedService) => provider === 'supporter';
  const oursFirst = [...near.filter(isOurs), ...near.filter((service) => !isOurs(service))];
  return { value: oursFirst.slice(0, SHOWN), stale: all?.stale ?? false };
}
