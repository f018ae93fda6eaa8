import type { Closure, ContentAnswer, ContentReader } from '@hidamari/contract/content';
import { closedDaysOf } from '@hidamari/domain/closures';
import { japanDay } from '@hidamari/domain/japanese-dates';
import type { VariantKey } from '@hidamari/domain/site-variants';
import type { Clock, ClosuresFor } from '../../dependencies.ts';
import { withinTime } from '../../within-time.ts';
import type { KnownClosures } from './known-closures.ts';

/**
 * Every page asks for the closed days before it is drawn: no page stands still for them longer than this. A service that
 * hangs is waited for by the part of the page that it is the whole of, and not before every page.
 */
const LONGEST_WAIT_MS = 1_000;

/**
 * The content reader whose `closures` hold what staff entered as well (G7): the one place where the two sources meet, so
 * that whoever asks for closed days hears of both. Where one source does not answer, or not soon, the other still
 * counts, and the answer is stale: what is drawn of it is asked for again soon.
 */
export function withStaffClosures<R extends ContentReader>(
  content: R,
  known: Pick<KnownClosures, 'current'>,
): R {
  const closures = async (variant?: VariantKey): Promise<ContentAnswer<Closure[]>> => {
    const [announced, entered] = await Promise.all([
      withinTime(content.closures(variant), LONGEST_WAIT_MS).catch(() => ({ value: [], stale: true })),
      known.current(),
    ]);
    const ofStaff = entered.value.filter(({ variants }) => !variant || variants.includes(variant));
    return {
      ...announced,
      value: [...announced.value, ...ofStaff],
      stale: announced.stale || entered.stale,
    };
  };
  return { ...content, closures };
}

export function createClosuresFor({
  content,
  clock,
}: {
  content: Pick<ContentReader, 'closures'>;
  clock: Clock;
}): ClosuresFor {
  return async (variant) => {
    const { value } = await content.closures(variant);
    return closedDaysOf(value, { variant, today: japanDay(clock()) });
  };
}
