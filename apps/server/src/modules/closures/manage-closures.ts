import { randomUUID } from 'node:crypto';
import { type ComingClosure, closureInput, type NewClosure } from '@hidamari/contract/closures';
import type { Closure } from '@hidamari/contract/content';
import { fieldErrorsOf } from '@hidamari/contract/fields';
import { AppError } from '@hidamari/domain/errors';
import { addDays, japanDay } from '@hidamari/domain/japanese-dates';
import { VARIANT_KEYS } from '@hidamari/domain/site-variants';
import type { Dependencies } from '../../dependencies.ts';
import {
  findSameClosure,
  insertClosure,
  listCurrentClosures,
  markClosureRemoved,
} from './closures.repository.ts';

interface ClosureEntry {
  staffId: string;
  closure: NewClosure;
  now: Date;
}

/** Enters days off and tells every server; the same entry made again is the one that stands. Answers its id. */
export async function addClosure(
  { database, bus }: Pick<Dependencies, 'database' | 'bus'>,
  { staffId, closure, now }: ClosureEntry,
): Promise<string> {
  const checked = closureInput(japanDay(now)).safeParse(closure);
  if (!checked.success) throw new AppError('validation', { fields: fieldErrorsOf(checked.error) });
  return database.transaction(async (tx) => {
    const same = await findSameClosure(tx, closure);
    if (same !== null) return same;
    const id = randomUUID();
    const { note, ...days } = closure;
    await insertClosure(tx, { id, ...days, note: note || null, created_by: staffId, created_at: now });
    await bus.publishOnCommit(tx, 'closures-changed', id);
    return id;
  });
}

/** The days off to come from both sources, the earliest first. */
export async function listClosures(
  { database, content }: Pick<Dependencies, 'database' | 'content'>,
  now: Date,
): Promise<ComingClosure[]> {
  const today = japanDay(now);
  const entered = await listCurrentClosures(database, today);
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

/** Takes days off back and tells every server. What is over, or is taken back already, is `not_found`. */
export async function removeClosure(
  { database, bus }: Pick<Dependencies, 'database' | 'bus'>,
  { id, staffId, now }: { id: string; staffId: string; now: Date },
): Promise<void> {
  await database.transaction(async (tx) => {
    const isRemoved = await markClosureRemoved(tx, { id, today: japanDay(now), by: staffId, at: now });
    if (!isRemoved) throw new AppError('not_found');
    await bus.publishOnCommit(tx, 'closures-changed', id);
  });
}
