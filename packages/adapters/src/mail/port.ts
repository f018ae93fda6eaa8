import { createHash } from 'node:crypto';

/** A mail in plain text. Words about a person's health never stand in one (G135). */
export interface Mail {
  /** One address, without a name. */
  to: string;
  subject: string;
  text: string;
  /** The same for every try of one mail: whoever gets it twice can tell (F28). */
  messageId: string;
}

export interface MailSender {
  /**
   * Resolves once the mail was taken over for delivery. Throws MailRefusedError when no later try can succeed,
   * MailUnavailableError or any other error when one may.
   */
  send(mail: Mail, signal?: AbortSignal): Promise<void>;
  close(): Promise<void>;
}

/** The address or the mail itself was refused for good. `code` says by whom; it quotes no address. */
export class MailRefusedError extends Error {
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.name = 'MailRefusedError';
    this.code = code;
  }
}

/** The mail server did not take the mail now. `code` says which part of the way failed; it quotes nothing. */
export class MailUnavailableError extends Error {
  readonly code: string;

  constructor(code: string, options?: ErrorOptions) {
    super(code, options);
    this.name = 'MailUnavailableError';
    this.code = code;
  }
}

/** Refuses an address that could carry more than one receiver or a header of its own. */
export function requireOneAddress(address: string): void {
  if (!/^[^\s@<>,;:"\\]+@[^\s@<>,;:"\\]+$/.test(address)) throw new MailRefusedError('address');
}

/**
 * The part before the @ of the `Message-ID` under which a sender hands a mail on: the same for every try of one mail, and by
 * it a later notice names the mail.
 */
export const mailIdOf = (messageId: string): string =>
  createHash('sha256').update(messageId).digest('hex').slice(0, 40);
