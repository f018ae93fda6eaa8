import { endingFacts } from '@hidamari/domain/facts';
import { japanDay } from '@hidamari/domain/japanese-dates';
import type { Dependencies } from '../../dependencies.ts';
import type { ScheduledJob } from '../../jobs/scheduler.ts';

/** A page whose figures end within 60 days or have ended, and which. */
interface EndingPage {
  id: string;
  facts: string[];
}

/** Pages of the library whose dated figures end soon, for readiness and for the daily word to editors (decision 0104). */
export async function pagesWithEndingFacts({
  content,
  clock,
}: Pick<Dependencies, 'content' | 'clock'>): Promise<EndingPage[]> {
  const { value } = await content.datedPages();
  const today = japanDay(clock());
  return value.flatMap(({ id, facts }) => {
    const ending = endingFacts(facts, today);
    return ending.length > 0 ? [{ id, facts: ending }] : [];
  });
}

/** Tells in the log, once a day, which pages need new figures. Pages and figures are public, and nobody's. */
export function reportEndingFacts(
  dependencies: Pick<Dependencies, 'content' | 'clock' | 'log'>,
): ScheduledJob {
  return {
    name: 'tell-ending-facts',
    dailyAt: '06:10',
    async run() {
      const pages = await pagesWithEndingFacts(dependencies);
      if (pages.length > 0) dependencies.log.warn({ pages }, 'figures of these pages end within 60 days');
    },
  };
}
