import { type Mail, type MailSender, requireOneAddress } from './port.ts';

/** Where mail is kept instead of being sent. Keeping the same messageId again changes nothing. */
export type SaveMail = (mail: Mail) => Promise<void>;

/** Sends nothing: every mail lands where a developer and a test can read it (/dev/outbox). */
export function createEmbeddedMail(keep: SaveMail): MailSender {
  return {
    send: async (mail) => {
      requireOneAddress(mail.to);
      await keep(mail);
    },
    close: async () => undefined,
  };
}
