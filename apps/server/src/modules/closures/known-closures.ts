import type { Closure, ContentAnswer } from '@hidamari/contract/content';
import { daysOfClosure } from '@hidamari/domain/closures';
import { addDays, japanDay } from '@hidamari/domain/japanese-dates';
import { VARIANT_KEYS } from '@hidamari/domain/site-variants';
import type { MessageBus } from '../../bus/message-bus.ts';
import type { Database } from '../../database/database.ts';
import type { Clock } from '../../dependencies.ts';
import { type CurrentClosure, listCurrentClosures } from './closures.repository.ts';

/** What staff entered, with a memory of a few seconds, so that every page may ask. */
export interface KnownClosures {
  /** Never rejects: `stale` where the database does not answer, with what was known last. */
  current(): Promise<ContentAnswer<Closure[]>>;
  /** Stops listening to the bus. */
  close(): void;
}

/** Also the longest time after which a server that missed a message notices a change. */
const REMEMBERED_MS = 3_000;

interface Options {
  database: Database;
  bus: MessageBus;
  clock: Clock;
}

/**
 * Reads the days off that staff entered. A message on the bus tells that something changed and never what: each process
 * reads the present state, and what it was reading at that moment does not count.
 */
export function createKnownClosures({ database, bus, clock }: Options): KnownClosures {
  let known: Closure[] = [];
  let isStale = false;
  let readAt = Number.NEGATIVE_INFINITY;
  let changes = 0;
  let reading: Promise<void> | null = null;

  const read = async () => {
    const changesBefore = changes;
    try {
      // A day more at the end: what is read now serves until after midnight.
      known = (await listCurrentClosures(database, addDays(japanDay(clock()), -1))).flatMap(closedDays);
      isStale = false;
    } catch {
      isStale = true;
    } finally {
      reading = null;
      if (changes === changesBefore) readAt = clock().getTime();
    }
  };
  const isOld = () => clock().getTime() - readAt >= REMEMBERED_MS;
  const unsubscribe = bus.subscribe('closures-changed', () => {
    changes += 1;
    readAt = Number.NEGATIVE_INFINITY;
  });
  return {
    async current() {
      while (isOld()) {
        reading ??= read();
        await reading;
      }
      return { value: known, stale: isStale };
    },
    close: unsubscribe,
  };
}

function closedDays({ variant, ...closure }: CurrentClosure): Closure[] {
  const variants = variant === null ? [...VARIANT_KEYS] : [variant];
  return daysOfClosure(closure).map((day) => ({ day, variants, reason: '', byStaff: true }));
}
