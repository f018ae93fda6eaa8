import { createHash } from 'node:crypto';
import type { readClosedDaysEndpoint } from '@hidamari/contract/closures';
import type { ResultOf } from '@hidamari/contract/endpoint';
import { closedDaysByVariant } from '@hidamari/domain/closures';
import { japanDay } from '@hidamari/domain/japanese-dates';
import type { Dependencies } from '../../dependencies.ts';

type ClosedDays = ResultOf<typeof readClosedDaysEndpoint>;

/** A cache in front may answer a whole crowd at an edge of the hours; a browser asks each time whether it still holds. */
export const CLOSED_DAYS_KEPT = 'public, max-age=0, s-maxage=10, must-revalidate';

/** What every page carries of the closed days (G7), for one that stands open already. */
export async function readClosedDays(
  { content }: Pick<Dependencies, 'content'>,
  now: Date,
): Promise<ClosedDays> {
  const { value, stale } = await content.closures();
  return { closed_days: closedDaysByVariant(value, japanDay(now)), is_whole: !stale };
}

/** The same days have the same tag, on every server. */
export function closedDaysTag(answer: ClosedDays): string {
  return `"${createHash('sha256').update(JSON.stringify(answer)).digest('base64url').slice(0, 22)}"`;
}
