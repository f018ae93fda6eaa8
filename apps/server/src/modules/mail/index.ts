import { createEmbeddedMail } from '@hidamari/adapters/mail/embedded';
import type { MailSender } from '@hidamari/adapters/mail/port';
import { createEmbeddedSms } from '@hidamari/adapters/sms/embedded';
import type { SmsSender } from '@hidamari/adapters/sms/port';
import type { Database } from '../../database/database.ts';
import type { OutboxHandlers } from '../../jobs/outbox-runner.ts';
import type { ScheduledJob } from '../../jobs/scheduler.ts';
import { messageHandlers } from './deliver-messages.ts';
import { forgetSentMessages, keepSentMessage } from './sent-messages.repository.ts';

export { listSentMessages, type SentMessage } from './sent-messages.repository.ts';
export { alreadyRegisteredMail } from './templates/already-registered.ts';
export { confirmationCodeSms } from './templates/confirmation-code-sms.ts';
export type { LetterSender, MailText } from './templates/letter.ts';
export { mailVerificationMail } from './templates/mail-verification.ts';

export interface MailModuleOptions {
  database: Database;
  clock: () => Date;
  /** Real senders; without one the message is kept for /dev/outbox. */
  mail?: MailSender;
  sms?: SmsSender;
}

export interface MailModule {
  handlers: OutboxHandlers;
  jobs: ScheduledJob[];
  close(): Promise<void>;
}

const DAYS_KEPT = 30;

/** Mail and SMS: sent, or kept where a developer and a test can read them. */
export function createMailModule(options: MailModuleOptions): MailModule {
  const { database, clock } = options;
  const mail =
    options.mail ??
    createEmbeddedMail(({ messageId, to, subject, text }) =>
      keepSentMessage(database, {
        messageId,
        channel: 'mail',
        recipient: to,
        subject,
        body: text,
        sentAt: clock(),
      }),
    );
  const sms =
    options.sms ??
    createEmbeddedSms(({ messageId, to, text }) =>
      keepSentMessage(database, {
        messageId,
        channel: 'sms',
        recipient: to,
        subject: '',
        body: text,
        sentAt: clock(),
      }),
    );
  return {
    handlers: messageHandlers({ mail, sms }),
    jobs: [
      {
        name: 'forget-sent-messages',
        dailyAt: '03:40',
        run: (now) => forgetSentMessages(database, new Date(now.getTime() - DAYS_KEPT * 86_400_000)),
      },
    ],
    close: async () => {
      await Promise.all([mail.close(), sms.close()]);
    },
  };
}
