import { AppError } from '@hidamari/domain/errors';
import { and, asc, eq, gte, isNull } from 'drizzle-orm';
import type { Executor } from '../database/database.ts';
import { outboxMessages } from './outbox.table.ts';
import type { OutboxKind } from './outbox.ts';

/** A message that failed this often waits for a service that is down: what is refused for good is given up at once. */
const FAILED_TRIES = 2;

/**
 * Refuses to promise another message while the service that would send it is down: a screen says 「送りました」 only
 * where something can go out. One message of this kind that keeps failing and is not given up shows it.
 * @throws AppError `delivery_failed`, `retryAfter` being the seconds until that message is tried again.
 */
export async function refuseWhileFailing(
  executor: Executor,
  kind: Extract<OutboxKind, 'send-sms' | 'send-mail'>,
  now: Date,
): Promise<void> {
  const [failing] = await executor
    .select({ dueAt: outboxMessages.due_at })
    .from(outboxMessages)
    .where(
      and(
        eq(outboxMessages.kind, kind),
        isNull(outboxMessages.done_at),
        isNull(outboxMessages.dead_at),
        gte(outboxMessages.attempts, FAILED_TRIES),
      ),
    )
    .orderBy(asc(outboxMessages.due_at))
    .limit(1);
  if (!failing) return;
  const wait = Math.ceil((failing.dueAt.getTime() - now.getTime()) / 1_000);
  throw new AppError('delivery_failed', { retryAfter: Math.max(1, wait) });
}
