import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { type Line, type LineMessage, LineRefusedError, LineSignatureError, LineTokenError } from './port.ts';
import { readLineEvents } from './read-events.ts';

/** Where the example LINE keeps what a real one would: accounts, tokens, friends and messages. */
export interface ExampleLineStore {
  /** Keeping the same messageId again changes nothing. */
  keepMessage(message: LineMessage): Promise<void>;
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

const LINK_TOKEN_SECONDS = 600;

interface EmbeddedOptions {
  store: ExampleLineStore;
  clock: () => Date;
  /** Signs what the example LINE tells the server, as the channel's secret does. */
  secret: string;
}

/** A LINE of our own in the portal's database, with pages that play the telephone: nothing leaves the house. */
export function createEmbeddedLine({ store, clock, secret }: EmbeddedOptions): Line {
  const read = async (accessToken: string) => {
    const found = await store.findAccessToken(accessToken);
    if (found === null || found.expiresAt <= clock()) throw new LineTokenError('dead');
    if (found.channel !== EXAMPLE_CHANNEL) throw new LineTokenError('foreign');
    return found;
  };
  return {
    send: (message) => store.keepMessage(message),
    personOf: async (accessToken) => {
      const { userId, expiresAt } = await read(accessToken);
      return { userId, expiresIn: Math.ceil((expiresAt.getTime() - clock().getTime()) / 1_000) };
    },
    isFriend: async (accessToken) => {
      const { userId } = await read(accessToken);
      return (await store.findAccount(userId))?.isFriend ?? null;
    },
    issueLinkToken: async (userId) => {
      if ((await store.findAccount(userId)) === null) throw new LineRefusedError('unknown-account');
      const token = randomBytes(24).toString('base64url');
      const expiresAt = new Date(clock().getTime() + LINK_TOKEN_SECONDS * 1_000);
      await store.keepLinkToken({ token, userId, expiresAt });
      return token;
    },
    accountLinkUrl: (link) => `${EXAMPLE_LINE_PATH}/account-link?${new URLSearchParams(link)}`,
    revokeGrant: async (accessToken) => {
      const found = await store.findAccessToken(accessToken);
      if (found !== null) await store.endAccessTokens(found.userId);
    },
    readEvents: (body, signature) => {
      if (!isSignedBy(secret, body, signature)) throw new LineSignatureError();
      return readLineEvents(body);
    },
    close: async () => undefined,
  };
}

/** How LINE signs what it tells the server, in the header `x-line-signature`. */
export const lineSignature = (secret: string, body: Buffer | string): string =>
  createHmac('sha256', secret).update(body).digest('base64');

function isSignedBy(secret: string, body: Buffer, signature = ''): boolean {
  const [expected, given] = [Buffer.from(lineSignature(secret, body)), Buffer.from(signature)];
  return given.length === expected.length && timingSafeEqual(given, expected);
}
