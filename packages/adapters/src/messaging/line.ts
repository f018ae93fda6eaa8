import { createHash } from 'node:crypto';
import { validateSignature } from '@line/bot-sdk';
import * as z from 'zod';
import { readJson, readText } from '../outgoing/read-answer.ts';
import { LineConfig } from './config.ts';
import { createLineCall, type LineCall, lineFault, MOST_BYTES } from './line-call.ts';
import { type Line, LineRefusedError, LineSignatureError, LineTokenError } from './port.ts';
import { readLineEvents } from './read-events.ts';

const verified = z.object({ client_id: z.string(), expires_in: z.number() });
const profile = z.object({ userId: z.string().min(1) });
const friendship = z.object({ friendFlag: z.boolean() });
const channelToken = z.object({ access_token: z.string().min(1) });

const faultOf = ({ status }: Response) => lineFault(status);
const read = (answer: Response) => readJson(answer, MOST_BYTES);

/** LINE Login v2.1: whose an access token is, whether we are a friend, and taking back what was allowed. */
function createLineLogin(
  { loginChannelId, loginChannelSecret }: LineConfig,
  call: LineCall,
): Pick<Line, 'personOf' | 'isFriend' | 'revokeGrant'> {
  const asPerson = (accessToken: string) => ({ headers: { authorization: `Bearer ${accessToken}` } });

  /** Its channel and its end; a token of another channel is a true token, and none of ours. */
  const verify = async (accessToken: string): Promise<number> => {
    const response = await call(`/oauth2/v2.1/verify?${new URLSearchParams({ access_token: accessToken })}`);
    if (response.status === 400 || response.status === 401) throw new LineTokenError('dead');
    if (!response.ok) throw faultOf(response);
    const { client_id, expires_in } = verified.parse(await read(response));
    if (client_id !== loginChannelId) throw new LineTokenError('foreign');
    if (expires_in <= 0) throw new LineTokenError('dead');
    return expires_in;
  };

  return {
    async personOf(accessToken) {
      const expiresIn = await verify(accessToken);
      const response = await call('/v2/profile', asPerson(accessToken));
      if (response.status === 401) throw new LineTokenError('dead');
      if (!response.ok) throw faultOf(response);
      return { userId: profile.parse(await read(response)).userId, expiresIn };
    },
    async isFriend(accessToken) {
      await verify(accessToken);
      const response = await call('/friendship/v1/status', asPerson(accessToken));
      if (response.status === 401) throw new LineTokenError('dead');
      // The Login channel has no official account beside it, or the person has not allowed the question.
      if (response.status === 400 || response.status === 403) return null;
      if (!response.ok) throw faultOf(response);
      return friendship.parse(await read(response)).friendFlag;
    },
    async revokeGrant(accessToken, signal) {
      const issued = await call('/oauth2/v3/token', {
        signal,
        method: 'POST',
        body: new URLSearchParams({
          grant_type: 'client_credentials',
          client_id: loginChannelId,
          client_secret: loginChannelSecret,
        }),
      });
      if (!issued.ok) throw faultOf(issued);
      const { access_token } = channelToken.parse(await read(issued));
      const response = await call('/user/v1/deauthorize', {
        signal,
        method: 'POST',
        headers: { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ userAccessToken: accessToken }),
      });
      // A token that is over: what it allowed is over with it.
      if (!response.ok && response.status !== 400) throw faultOf(response);
    },
  };
}

/** Where the person confirms a link, in LINE. */
const ACCOUNT_LINK = 'https://access.line.me/dialog/bot/accountLink';

/**
 * LINE itself, by plain requests: its SDK takes no signal, so what waits for LINE could be given up and go on all the same. The
 * signature of what LINE sends is checked by the SDK.
 */
export function createLine(settings: LineConfig, limitMs?: number): Line {
  const config = LineConfig.parse(settings);
  const { channelSecret, channelAccessToken } = config;
  const call = createLineCall(config, limitMs);
  const asChannel = { authorization: `Bearer ${channelAccessToken}` };
  return {
    ...createLineLogin(config, call),
    send: async ({ to, text, messageId }, signal) => {
      const answer = await call('/v2/bot/message/push', {
        method: 'POST',
        headers: {
          ...asChannel,
          'content-type': 'application/json',
          'x-line-retry-key': retryKeyOf(messageId),
        },
        body: JSON.stringify({ to, messages: [{ type: 'text', text }] }),
        signal,
      });
      const said = await readText(answer, MOST_BYTES);
      // The retry key was accepted before: the message is on its way, and sending it again would send it twice.
      if (!answer.ok && answer.status !== CONFLICT) throw refusalOf(answer.status, said);
    },
    issueLinkToken: async (userId) => {
      const path = `/v2/bot/user/${encodeURIComponent(userId)}/linkToken`;
      const answer = await call(path, { method: 'POST', headers: asChannel });
      const said = await readText(answer, MOST_BYTES);
      if (!answer.ok) throw refusalOf(answer.status, said);
      return issued.parse(JSON.parse(said)).linkToken;
    },
    accountLinkUrl: (link) => `${ACCOUNT_LINK}?${new URLSearchParams(link)}`,
    readEvents: (body, signature) => {
      if (signature === undefined || !validateSignature(body, channelSecret, signature))
        throw new LineSignatureError();
      return readLineEvents(body);
    },
    close: async () => undefined,
  };
}

const issued = z.object({ linkToken: z.string().min(1) });

const CONFLICT = 409;
/** Passing: too many at once, and a token or plan that the operator has to mend. Everything else of 4xx stays as it is. */
const MAY_PASS = [401, 403, 408, 429];
/** 429 too, but for the rest of the month: the plan's messages are used up, in LINE's own words. */
const isUsedUp = (status: number, said: string) => status === 429 && /monthly limit/i.test(said);

/** What a refusal means for whoever asked; nothing of what LINE said is quoted. */
function refusalOf(status: number, said: string): Error {
  if (isUsedUp(status, said)) return new LineRefusedError('line-monthly-limit');
  if (status < 500 && !MAY_PASS.includes(status)) return new LineRefusedError(`line-${status}`);
  return lineFault(status);
}

/** `X-Line-Retry-Key` is a UUID; every try of one message has the same (RFC 9562, version 8: of a hash). */
function retryKeyOf(messageId: string): string {
  const bytes = createHash('sha256').update(messageId).digest().subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
