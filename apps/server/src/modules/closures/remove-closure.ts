import { AppError } from '@hidamari/domain/errors';
import { japanDay } from '@hidamari/domain/japanese-dates';
import type { Dependencies } from '../../dependencies.ts';
import { markClosureRemoved } from './closures.repository.ts';

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
