import { createTransport } from 'nodemailer';
import { MailConfig } from './config.ts';
import { MailRefusedError, type MailSender, mailIdOf, requireOneAddress } from './port.ts';

/** Time-outs in milliseconds: a mail server that hangs must not hold a handler for longer than its limit. */
const CONNECT_WITHIN = 10_000;
const ANSWER_WITHIN = 20_000;

/** Sends over SMTP, with a few connections kept open. */
export function createSmtpMail(settings: MailConfig): MailSender {
  const { smtpUrl, from } = MailConfig.parse(settings);
  const url = new URL(smtpUrl);
  const domain = from.replace(/^.*@|>$/g, '');
  const transport = createTransport(
    {
      pool: true,
      maxConnections: 2,
      host: url.hostname,
      port: Number(url.port) || (url.protocol === 'smtps:' ? 465 : 587),
      secure: url.protocol === 'smtps:',
      ...(url.username
        ? { auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) } }
        : {}),
      connectionTimeout: CONNECT_WITHIN,
      greetingTimeout: CONNECT_WITHIN,
      socketTimeout: ANSWER_WITHIN,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  );
  return {
    send: async (mail) => {
      requireOneAddress(mail.to);
      try {
        await transport.sendMail({
          to: { name: '', address: mail.to },
          subject: mail.subject,
          text: mail.text,
          messageId: `<${mailIdOf(mail.messageId)}@${domain}>`,
          // Answers by absence machines would come back to nobody.
          headers: { 'Auto-Submitted': 'auto-generated' },
        });
      } catch (error) {
        throw refusalOf(error) ?? error;
      }
    },
    close: async () => transport.close(),
  };
}

/** A 5xx answer about the receiver or the content is final; one about our login or the service is not. */
function refusalOf(error: unknown): MailRefusedError | null {
  const { responseCode, command } = error as { responseCode?: number; command?: string };
  const isAboutTheMail = command === 'RCPT TO' || command === 'DATA' || command === 'MAIL FROM';
  return isAboutTheMail && responseCode !== undefined && responseCode >= 500
    ? new MailRefusedError(`smtp-${responseCode}`)
    : null;
}
