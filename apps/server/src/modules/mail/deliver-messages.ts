import { MailRefusedError, type MailSender } from '@hidamari/adapters/mail/port';
import { LineRefusedError, type LineSender } from '@hidamari/adapters/messaging/port';
import { SmsRefusedError, type SmsSender } from '@hidamari/adapters/sms/port';
import * as z from 'zod';
import { type OutboxHandlers, UndeliverableError } from '../../jobs/outbox-runner.ts';

/** Payload of a `send-mail` message: what a template made, and one address. */
export const MailPayload = z.strictObject({
  to: z.string(),
  subject: z.string().min(1).max(200),
  text: z.string().min(1).max(20_000),
});

/** Payload of a `send-sms` message: a number in E.164 and a text. */
export const SmsPayload = z.strictObject({ to: z.string(), text: z.string().min(1).max(300) });

/**
 * Payload of a `send-line` message: the LINE account and a text without any word of health (G54). `isAboutLink`: it is about
 * the link itself, and goes out also where there is none any more.
 */
export const LinePayload = z.strictObject({
  to: z.string(),
  text: z.string().min(1).max(500),
  isAboutLink: z.boolean().default(false),
});

export type MessageHandlers = Required<
  Pick<OutboxHandlers, 'send-mail' | 'send-sms' | 'send-line' | 'send-nothing'>
>;

/**
 * Sends a mail or a LINE message now, for a handler of the outbox that asks before each try whether it is still wanted.
 * Throws UndeliverableError when no later try can succeed.
 */
export type Deliver = Pick<MessageHandlers, 'send-mail' | 'send-line'>;

/** The handlers of mail, SMS and LINE messages. The idempotency key travels along as the message's id. */
export function messageHandlers(senders: {
  mail: MailSender;
  sms: SmsSender;
  line: LineSender | null;
  isLineLinked(account: string): Promise<boolean>;
  mailWasTaken(address: string): Promise<void>;
  mailWasRefused(refused: { address: string; idempotencyKey: string; code: string }): Promise<void>;
}): MessageHandlers {
  return {
    // A message to a name that nobody has: written down like any other, so that asking takes as long (F18).
    'send-nothing': async () => undefined,
    'send-mail': async ({ idempotencyKey, payload, signal }) => {
      const mail = MailPayload.parse(payload);
      try {
        await undeliverableIf(MailRefusedError, () =>
          senders.mail.send({ ...mail, messageId: idempotencyKey }, signal),
        );
      } catch (error) {
        if (error instanceof UndeliverableError)
          await senders.mailWasRefused({ address: mail.to, idempotencyKey, code: error.code });
        throw error;
      }
      await senders.mailWasTaken(mail.to);
    },
    'send-sms': async ({ idempotencyKey, payload, signal }) => {
      const sms = SmsPayload.parse(payload);
      await undeliverableIf(SmsRefusedError, () =>
        senders.sms.send({ ...sms, messageId: idempotencyKey }, signal),
      );
    },
    'send-line': async ({ idempotencyKey, payload, signal }) => {
      const { isAboutLink, ...message } = LinePayload.parse(payload);
      const { line } = senders;
      if (line === null) throw new UndeliverableError('no-line');
      // Unlinked while the message waited: the telephone may be somebody else's by now.
      if (!isAboutLink && !(await senders.isLineLinked(message.to))) return;
      await undeliverableIf(LineRefusedError, () =>
        line.send({ ...message, messageId: idempotencyKey }, signal),
      );
    },
  };
}

async function undeliverableIf(
  refused: typeof MailRefusedError | typeof SmsRefusedError | typeof LineRefusedError,
  send: () => Promise<void>,
): Promise<void> {
  try {
    await send();
  } catch (error) {
    if (error instanceof refused) throw new UndeliverableError(error.code, { cause: error });
    throw error;
  }
}
