import { randomBytes, timingSafeEqual } from 'node:crypto';
import { EXAMPLE_CHANNEL, EXAMPLE_LINE_PATH, type ExampleLineStore, lineSignature } from './example/port.ts';
import { type Line, LineRefusedError, LineSignatureError, LineTokenError } from './port.ts';
import { readLineEvents } from './read-events.ts';

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
    send: (message) => store.saveMessage(message),
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

function isSignedBy(secret: string, body: Buffer, signature = ''): boolean {
  const [expected, given] = [Buffer.from(lineSignature(secret, body)), Buffer.from(signature)];
  return given.length === expected.length && timingSafeEqual(given, expected);
}
