import type { ContentAnswer } from '@hidamari/contract/content';
import { nearnessOfService, type TopicId } from '@hidamari/domain/topics';
import type { PageContext } from '../../page-context.ts';
import { partOrNull } from '../../shell/content-fault.ts';
import { type ListedService, readOfferedServices } from './listed-services.ts';

const SHOWN = 3;

/** A service that shares less with the page is on something else. */
const SAME_THING = 0.1;
/** What a company sells stands behind what a supporter, a public office or the portal does for as much. */
const OF_PARTNER = 0.75;

/** The page that services go on from. */
interface After {
  topics: readonly TopicId[];
  /** The concern whose services stand there where the page names no topic, as content of elsewhere may. */
  concern?: string;
}

/**
 * Services that go on from a text: those on the same thing, the nearest first and a supporter's before others. None past its
 * review date (G100); none at all where they cannot be read, or the variant has none.
 */
export async function nextServices(
  page: PageContext,
  { topics, concern }: After,
): Promise<ContentAnswer<ListedService[]>> {
  const [all, stored] = await Promise.all([
    partOrNull(page, readOfferedServices(page)),
    partOrNull(page, page.content.services()),
  ]);
  const topicsOf = new Map(stored?.value.map((service) => [service.id, service.topics]));
  const ranked = (all?.value ?? []).map((service) => ({
    service,
    nearness:
      (service.provider === 'partner' ? OF_PARTNER : 1) *
      (topics.length > 0
        ? nearnessOfService(topics, topicsOf.get(service.id) ?? [])
        : Number(service.category.id === concern)),
    isSupporters: service.provider === 'supporter',
  }));
  const near = ranked
    .filter(({ nearness }) => nearness >= SAME_THING)
    .sort(
      (one, other) => other.nearness - one.nearness || Number(other.isSupporters) - Number(one.isSupporters),
    );
  return { value: near.slice(0, SHOWN).map(({ service }) => service), stale: all?.stale ?? false };
}
