/** A message to one person's LINE account. Words about a person's health never stand in one (G54, G135). */
export interface LineMessage {
  /** LINE's id of the account, as the messaging service names it. */
  to: string;
  text: string;
  /** The same for every try of one message. */
  messageId: string;
}

export interface LineSender {
  /**
   * Resolves once the message was taken over for delivery. Throws LineRefusedError when no later try can succeed (an
   * account that is gone or has blocked us), any other error when one may.
   */
  send(message: LineMessage, signal?: AbortSignal): Promise<void>;
  close(): Promise<void>;
}

/** The account or the message was refused for good. `code` quotes no account. */
export class LineRefusedError extends Error {
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.name = 'LineRefusedError';
    this.code = code;
  }
}
