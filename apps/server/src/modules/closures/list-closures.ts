import type { ComingClosure } from '@hidamari/contract/closures';
import type { Closure } from '@hidamari/contract/content';
import { addDays, japanDay } from '@hidamari/domain/japanese-dates';
import { VARIANT_KEYS } from '@hidamari/domain/site-variants';
import type { Dependencies } from '../../dependencies.ts';
import { listStandingClosures } from './closures.repository.ts';

/** The days off to come from both sources, the earliest first. */
export async function listClosures(
  { database, content }: Pick<Dependencies, 'database' | 'content'>,
  now: Date,
): Promise<ComingClosure[]> {
  const today = japanDay(now);
  const entered = await listStandingClosures(database, today);
  const announced = (await content.closures()).value.filter(({ byStaff }) => !byStaff);
  const ofStaff = entered.map(({ variant, ...row }) => ({
    ...row,
    variants: variant === null ? [...VARIANT_KEYS] : [variant],
  }));
  return [...ofStaff, ...spansOf(announced).filter(({ last_day }) => last_day >= today)].sort(
    (a, b) => a.first_day.localeCompare(b.first_day) || a.last_day.localeCompare(b.last_day),
  );
}

/** The content service answers day by day; days of one announcement that follow each other are one span. */
function spansOf(closures: readonly Closure[]): ComingClosure[] {
  const spans: ComingClosure[] = [];
  for (const { day, variants, reason } of closures) {
    const last = spans.at(-1);
    const goesOn =
      last?.note === reason && last.last_day === addDays(day, -1) && last.variants.join() === variants.join();
    if (goesOn) last.last_day = day;
    else spans.push({ id: null, variants, first_day: day, last_day: day, note: reason, entered_by: null });
  }
  return spans;
}
