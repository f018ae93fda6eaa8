import { createHash } from 'node:crypto';
import { HTTPFetchError, messagingApi, validateSignature } from '@line/bot-sdk';
import { LineConfig } from './config.ts';
import { createLineLogin } from './line-login.ts';
import { type Line, LineRefusedError, LineSignatureError } from './port.ts';
import { readLineEvents } from './read-events.ts';
import { within } from './within.ts';

/** Where the person confirms a link, in LINE. */
const ACCOUNT_LINK = 'https://access.line.me/dialog/bot/accountLink';

/** LINE itself: the Messaging API by its own SDK, LINE Login by plain requests. */
export function createLine(settings: LineConfig): Line {
  const config = LineConfig.parse(settings);
  const { channelSecret, channelAccessToken, endpoint } = config;
  const api = new messagingApi.MessagingApiClient({
    channelAccessToken,
    ...(endpoint === undefined ? {} : { baseURL: endpoint }),
  });
  return {
    ...createLineLogin(config),
    send: async ({ to, text, messageId }, signal) => {
      const push = api.pushMessage({ to, messages: [{ type: 'text', text }] }, retryKeyOf(messageId));
      await refusedOr(within(push, signal), { done: [CONFLICT] });
    },
    issueLinkToken: async (userId) => (await refusedOr(within(api.issueLinkToken(userId)))).linkToken,
    accountLinkUrl: (link) => `${ACCOUNT_LINK}?${new URLSearchParams(link)}`,
    readEvents: (body, signature) => {
      if (signature === undefined || !validateSignature(body, channelSecret, signature))
        throw new LineSignatureError();
      return readLineEvents(body);
    },
    close: async () => undefined,
  };
}

/** The retry key was accepted before: the message is on its way, and sending it again would send it twice. */
const CONFLICT = 409;
/** Passing: too many at once, and a token or plan that the operator has to mend. Everything else of 4xx stays as it is. */
const MAY_PASS = [401, 403, 408, 429];
/** 429 too, but for the rest of the month: the plan's messages are used up, in LINE's own words. */
const isUsedUp = ({ status, body }: HTTPFetchError) => status === 429 && /monthly limit/i.test(body);

async function refusedOr<Answer>(
  asked: Promise<Answer>,
  { done = [] }: { done?: readonly number[] } = {},
): Promise<Answer> {
  try {
    return await asked;
  } catch (error) {
    if (!(error instanceof HTTPFetchError)) throw error;
    if (done.includes(error.status)) return undefined as Answer;
    if (isUsedUp(error)) throw new LineRefusedError('line-monthly-limit');
    if (error.status < 500 && !MAY_PASS.includes(error.status))
      throw new LineRefusedError(`line-${error.status}`);
    throw Object.assign(new Error('line'), { code: `line-${error.status}` });
  }
}

/** `X-Line-Retry-Key` is a UUID; every try of one message has the same (RFC 9562, version 8: of a hash). */
function retryKeyOf(messageId: string): string {
  const bytes = createHash('sha256').update(messageId).digest().subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
