import type { Transaction } from '../../database/database.ts';
import type { LineNeeds } from './line-parts.ts';

/** Queues a message about the link itself, in the transaction of what it tells; the same key is sent once. */
export async function notifyOnLine(
  { outbox }: Pick<LineNeeds, 'outbox'>,
  tx: Transaction,
  { to, key, text }: { to: string; key: string; text: string },
): Promise<void> {
  await outbox.enqueue(tx, {
    kind: 'send-line',
    idempotencyKey: key,
    payload: { to, text, isAboutLink: true },
  });
}
