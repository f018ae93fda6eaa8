/** A short message. Words about a person's health never stand in one (G135). */
export interface Sms {
  /** E.164, Japan only: +81 and the number without its first zero. */
  to: string;
  text: string;
  /** The same for every try of one message. */
  messageId: string;
}

export interface SmsSender {
  /**
   * Resolves once the message was taken over for delivery. Throws SmsRefusedError when no later try can
   * succeed, any other error when one may.
   */
  send(sms: Sms, signal?: AbortSignal): Promise<void>;
  close(): Promise<void>;
}

/** The number or the message was refused for good. `code` quotes no number. */
export class SmsRefusedError extends Error {
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.name = 'SmsRefusedError';
    this.code = code;
  }
}

/** Refuses numbers outside Japan: premium numbers abroad are how codes by SMS are turned into money. */
export function requireJapaneseNumber(number: string): void {
  if (!/^\+81[1-9]\d{8,9}$/.test(number)) throw new SmsRefusedError('number');
}
