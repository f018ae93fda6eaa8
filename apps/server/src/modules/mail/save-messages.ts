import type { Mail } from '@hidamari/adapters/mail/port';
import type { LineMessage } from '@hidamari/adapters/messaging/port';
import type { Sms } from '@hidamari/adapters/sms/port';
import type { Database } from '../../database/database.ts';
import { saveSentMessage } from './sent-messages.repository.ts';

interface Shelf {
  database: Database;
  clock: () => Date;
}

/** Where the embedded mail sender keeps mail: in the portal's own database. */
export function saveMailIn({ database, clock }: Shelf): (mail: Mail) => Promise<void> {
  return ({ messageId, to, subject, text }) =>
    saveSentMessage(database, {
      messageId,
      channel: 'mail',
      recipient: to,
      subject,
      body: text,
      sentAt: clock(),
    });
}

/** Where the embedded SMS sender keeps messages. */
export function saveSmsIn({ database, clock }: Shelf): (sms: Sms) => Promise<void> {
  return ({ messageId, to, text }) =>
    saveSentMessage(database, {
      messageId,
      channel: 'sms',
      recipient: to,
      subject: '',
      body: text,
      sentAt: clock(),
    });
}

/** Where the embedded LINE keeps messages. */
export function saveLineIn({ database, clock }: Shelf): (message: LineMessage) => Promise<void> {
  return ({ messageId, to, text }) =>
    saveSentMessage(database, {
      messageId,
      channel: 'line',
      recipient: to,
      subject: '',
      body: text,
      sentAt: clock(),
    });
}
