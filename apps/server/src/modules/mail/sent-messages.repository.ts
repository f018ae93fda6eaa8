import { randomUUID } from 'node:crypto';
import { and, desc, eq, lt } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { sentMessages } from './sent-message.table.ts';

/** A mail, SMS or LINE message that a local deployment kept instead of sending it. */
interface SentMessage {
  channel: 'mail' | 'sms' | 'line';
  recipient: string;
  /** '' for an SMS and a LINE message. */
  subject: string;
  body: string;
  sentAt: Date;
}

/** Keeps a message; the same message id again changes nothing (F6, F28). */
export async function saveSentMessage(
  database: Database,
  message: SentMessage & { messageId: string },
): Promise<void> {
  await database
    .insert(sentMessages)
    .values({
      id: randomUUID(),
      channel: message.channel,
      message_id: message.messageId,
      recipient: message.recipient,
      subject: message.subject,
      body: message.body,
      sent_at: message.sentAt,
    })
    .onConflictDoNothing({ target: sentMessages.message_id });
}

/** Kept mail, SMS and LINE messages, newest first: what /dev/outbox shows. */
export async function listSentMessages(
  database: Database,
  { limit }: { limit: number },
): Promise<SentMessage[]> {
  return await database
    .select({
      channel: sentMessages.channel,
      recipient: sentMessages.recipient,
      subject: sentMessages.subject,
      body: sentMessages.body,
      sentAt: sentMessages.sent_at,
    })
    .from(sentMessages)
    .orderBy(desc(sentMessages.sent_at), desc(sentMessages.id))
    .limit(limit);
}

/** The newest 50 LINE messages to one account, newest first: its talk in the example LINE. */
export function listLineMessagesTo(
  database: Database,
  recipient: string,
): Promise<Pick<SentMessage, 'body' | 'sentAt'>[]> {
  return database
    .select({ body: sentMessages.body, sentAt: sentMessages.sent_at })
    .from(sentMessages)
    .where(and(eq(sentMessages.channel, 'line'), eq(sentMessages.recipient, recipient)))
    .orderBy(desc(sentMessages.sent_at), desc(sentMessages.id))
    .limit(50);
}

export async function forgetSentMessages(database: Database, before: Date): Promise<void> {
  await database.delete(sentMessages).where(lt(sentMessages.sent_at, before));
}
