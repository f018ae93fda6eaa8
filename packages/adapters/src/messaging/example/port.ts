import { createHmac } from 'node:crypto';
import type { LineMessage } from '../port.ts';

/** Where the example LINE keeps what a real one would: accounts, tokens, friends and messages. */
export interface ExampleLineStore {
  /** Keeping the same messageId again changes nothing. */
  saveMessage(message: LineMessage): Promise<void>;
  /** null for a token that was never given, was taken back or is over. */
  findAccessToken(token: string): Promise<{ userId: string; channel: string; expiresAt: Date } | null>;
  /** null for an account that there is not. */
  findAccount(userId: string): Promise<{ isFriend: boolean } | null>;
  keepLinkToken(link: { token: string; userId: string; expiresAt: Date }): Promise<void>;
  /** What the person has allowed is taken back: every token of theirs ends. */
  endAccessTokens(userId: string): Promise<void>;
}

/** Our channel, as the example LINE names it in the tokens that it gives for us. */
export const EXAMPLE_CHANNEL = 'example-channel';

/** Where the example LINE's own pages lie, in a local deployment. */
export const EXAMPLE_LINE_PATH = '/example-line';

/** How LINE signs what it tells the server, in the header `x-line-signature`. */
export const lineSignature = (secret: string, body: Buffer | string): string =>
  createHmac('sha256', secret).update(body).digest('base64');
