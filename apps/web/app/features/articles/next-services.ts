import type { Article, ContentAnswer } from '@hidamari/contract/content';
import { isStory } from '@hidamari/domain/article-choices';
import { topicNearness } from '@hidamari/domain/topics';
import type { PageContext } from '../../page-context.ts';
import { type ListedService, readOfferedServices } from '../../shell/content/listed-services.ts';
import { partOrNull } from '../../shell/content-fault.ts';

const SHOWN = 3;

/** A service that shares less with the article is of its concern at most. */
const SAME_THING = 0.3;

/**
 * Services that go on from an article: those on the same thing first, then those of its own concern, with a supporter's before
 * others; after a story, those of the mind. None past its review date (G100); none at all where they cannot be read, or the
 * variant has none.
 */
export async function nextServices(
  page: PageContext,
  { category, topics }: Pick<Article, 'category' | 'topics'>,
): Promise<ContentAnswer<ListedService[]>> {
  const [all, stored] = await Promise.all([
    partOrNull(page, readOfferedServices(page)),
    partOrNull(page, page.content.services()),
  ]);
  const topicsOf = new Map(stored?.value.map((service) => [service.id, service.topics]));
  const wanted = isStory({ category }) ? 'mind' : category.id;
  const ranked = (all?.value ?? []).map((service) => {
    const nearness = topicNearness(topics, topicsOf.get(service.id) ?? []);
    const about = nearness >= SAME_THING ? 1 + nearness : 0;
    const ofConcern = service.category.id === wanted ? 0.5 : 0;
    return {
      service,
      rank: about + ofConcern + (service.provider === 'supporter' ? 0.25 : 0),
      isNear: about + ofConcern > 0,
    };
  });
  const near = ranked.filter(({ isNear }) => isNear).sort((one, other) => other.rank - one.rank);
  return { value: near.slice(0, SHOWN).map(({ service }) => service), stale: all?.stale ?? false };
}
