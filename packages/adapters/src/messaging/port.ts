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
   * account that is gone, or no message left of this month's), any other error when one may.
   */
  send(message: LineMessage, signal?: AbortSignal): Promise<void>;
  close(): Promise<void>;
}

/** The LINE account that an access token of the person stands for, as LINE tells it. */
export interface ConnectedPerson {
  userId: string;
  /** Seconds for which the token still counts. */
  expiresIn: number;
}

/** What LINE tells the server. Whatever else it sends is left out. */
export type LineEvent =
  /** The person has answered LINE's own page about linking: `userId` is who stood before it. */
  | { kind: 'account-link'; eventId: string; userId: string; isOk: boolean; nonce: string }
  /** `at`: when it happened, by LINE's clock. What LINE tells again comes after what happened later. */
  | { kind: 'friend'; eventId: string; userId: string; isFriend: boolean; at: Date };

/**
 * LINE, as far as the portal needs it. Every method throws an error of no class of this file where LINE does not answer or
 * fails: then nothing is known, and a later try may succeed.
 */
export interface Line extends LineSender {
  /** Whose access token it is. Throws LineTokenError. The only source of a user id: what a page says of itself never is. */
  personOf(accessToken: string): Promise<ConnectedPerson>;
  /** Whether our official account is the person's friend; null where LINE cannot say. Throws LineTokenError. */
  isFriend(accessToken: string): Promise<boolean | null>;
  /** A token of LINE's for linking this account: ten minutes, once. Throws LineRefusedError for an account it does not know. */
  issueLinkToken(userId: string): Promise<string>;
  /** Where the person confirms the link, in LINE. */
  accountLinkUrl(link: { linkToken: string; nonce: string }): string;
  /** Takes back what the person has allowed our service, by their own token; one that is over already is no fault. */
  revokeGrant(accessToken: string, signal?: AbortSignal): Promise<void>;
  /** Reads what LINE sent, as the bytes came. Throws LineSignatureError unless it was signed with our secret. */
  readEvents(body: Buffer, signature: string | undefined): LineEvent[];
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

/** `dead`: LINE does not know the access token, or no longer. `foreign`: it was given to another service than ours. */
export class LineTokenError extends Error {
  readonly reason: 'dead' | 'foreign';

  constructor(reason: 'dead' | 'foreign') {
    super(reason);
    this.name = 'LineTokenError';
    this.reason = reason;
  }
}

/** What came was not signed by LINE with our secret: nothing of it may be read. */
export class LineSignatureError extends Error {
  constructor() {
    super('signature');
    this.name = 'LineSignatureError';
  }
}
