import * as z from 'zod';

/** What the SMTP sender needs; the settings SMTP_URL and MAIL_FROM. Without them mail is kept, not sent. */
export const MailConfig = z.strictObject({
  /** smtp:// (STARTTLS when offered) or smtps://, with user and password where the server wants them. */
  smtpUrl: z.url({ protocol: /^smtps?$/ }),
  /** `address` or `name <address>`. */
  from: z.string().regex(/@/),
});

export type MailConfig = z.infer<typeof MailConfig>;
