import { createTransport } from 'nodemailer';
import { MailConfig, type MailSettings } from './config.ts';
import {
  MailRefusedError,
  type MailSender,
  MailUnavailableError,
  mailIdOf,
  requireOneAddress,
} from './port.ts';

/** In milliseconds: a mail server that hangs, or goes on by a byte now and then, must not hold a handler for ever. */
const LIMITS = { connectMs: 10_000, silentMs: 20_000, wholeMs: 60_000 };

/** Sends over SMTP, with a few connections kept open. */
export function createSmtpMail(settings: MailSettings, limits: typeof LIMITS = LIMITS): MailSender {
  const { smtpUrl, from, requireTls } = MailConfig.parse(settings);
  const url = new URL(smtpUrl);
  const domain = from.replace(/^.*@|>$/g, '');
  const transport = createTransport(
    {
      pool: true,
      maxConnections: 2,
      host: url.hostname,
      port: Number(url.port) || (url.protocol === 'smtps:' ? 465 : 587),
      secure: url.protocol === 'smtps:',
      requireTLS: requireTls,
      ...(url.username
        ? { auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) } }
        : {}),
      connectionTimeout: limits.connectMs,
      greetingTimeout: limits.connectMs,
      socketTimeout: limits.silentMs,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  );
  return {
    send: async (mail, signal) => {
      requireOneAddress(mail.to);
      const whole = AbortSignal.timeout(limits.wholeMs);
      try {
        await transport.sendMail({
          to: { name: '', address: mail.to },
          subject: mail.subject,
          text: mail.text,
          messageId: `<${mailIdOf(mail.messageId)}@${domain}>`,
          // Answers by absence machines would come back to nobody.
          headers: { 'Auto-Submitted': 'auto-generated' },
          signal: signal === undefined ? whole : AbortSignal.any([whole, signal]),
        });
      } catch (error) {
        throw refusalOf(error) ?? new MailUnavailableError(codeOf(error), { cause: error });
      }
    },
    close: async () => transport.close(),
  };
}

/** By the codes of nodemailer (its page on errors); its words quote the server, which quotes addresses. */
const CODES: Readonly<Record<string, string>> = {
  EAUTH: 'smtp-auth',
  ENOAUTH: 'smtp-auth',
  EOAUTH2: 'smtp-auth',
  ETLS: 'smtp-tls',
  EREQUIRETLS: 'smtp-tls',
  ETIMEDOUT: 'smtp-timeout',
  EABORT: 'smtp-timeout',
  EDNS: 'smtp-connection',
  ECONNECTION: 'smtp-connection',
  ESOCKET: 'smtp-connection',
  EPROTOCOL: 'smtp-protocol',
  EPROXY: 'smtp-connection',
};

function codeOf(error: unknown): string {
  const { code, name, responseCode } = error as { code?: unknown; name?: unknown; responseCode?: unknown };
  if (name === 'TimeoutError' || name === 'AbortError') return 'smtp-timeout';
  const known = typeof code === 'string' ? CODES[code] : undefined;
  if (known !== undefined) return known;
  return typeof responseCode === 'number' ? `smtp-${responseCode}` : 'smtp-unknown';
}

/**
 * A 5xx answer about the receiver or the content is final; one about our login, our address as the sender (a service that
 * paused it) or the service is not.
 */
function refusalOf(error: unknown): MailRefusedError | null {
  const { responseCode, command } = error as { responseCode?: number; command?: string };
  const isAboutTheMail = command === 'RCPT TO' || command === 'DATA';
  return isAboutTheMail && responseCode !== undefined && responseCode >= 500
    ? new MailRefusedError(`smtp-${responseCode}`)
    : null;
}
