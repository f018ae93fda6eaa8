import * as z from 'zod';

/** What the SMTP sender needs; the settings SMTP_URL and MAIL_FROM. Without them mail is kept, not sent. */
export const MailConfig = z.strictObject({
  /** smtp:// (STARTTLS when offered, or always with `requireTls`) or smtps://, with user and password where the server wants them. */
  smtpUrl: z.url({ protocol: /^smtps?$/ }),
  /** `address` or `name <address>`. */
  from: z.string().regex(/@/),
  /** Neither login nor mail goes over a line that is not encrypted: a server without STARTTLS is refused. */
  requireTls: z.boolean().default(false),
});

/** As whoever makes the sender writes it. */
export type MailSettings = z.input<typeof MailConfig>;
