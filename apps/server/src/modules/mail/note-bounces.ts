import { mailIdOf } from '@hidamari/adapters/mail/port';
import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { outboxMessages } from '../../jobs/outbox.table.ts';
import type { MailFates } from './mail-fates.ts';
import { readBounces } from './read-bounces.ts';

/**
 * Notes every refusal for good of a notice that came after a mail was taken (a delivery status notification, or the JSON of
 * Amazon SES), under the address and, where the notice names it, under the mail.
 * @returns how many there were: none in what is no such notice.
 */
export async function noteBounces(
  { database, fates, now }: { database: Database; fates: Pick<MailFates, 'noteRefused'>; now: Date },
  notice: string,
): Promise<number> {
  const bounces = readBounces(notice);
  for (const { recipient, status, messageId } of bounces) {
    await fates.noteRefused(database, {
      address: recipient,
      idempotencyKey: messageId === null ? null : await keyOfMail(database, messageId),
      code: `bounce-${status}`,
      at: now,
    });
  }
  return bounces.length;
}

/** Rows of the outbox are kept 30 days: a notice comes within five. */
async function keyOfMail(database: Database, messageId: string): Promise<string | null> {
  const [id] = messageId.split('@');
  const sent = await database
    .select({ key: outboxMessages.idempotency_key })
    .from(outboxMessages)
    .where(eq(outboxMessages.kind, 'send-mail'));
  return sent.find(({ key }) => mailIdOf(key) === id)?.key ?? null;
}
