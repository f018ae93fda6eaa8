import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What came to the stub: enough to see that the wire format is LINE's. */
export interface Asked {
  method: string;
  path: string;
  query: Record<string, string>;
  headers: IncomingMessage['headers'];
  body: string;
}

interface Answer {
  status: number;
  json?: unknown;
}

export const CHANNEL = {
  channelSecret: '0123456789abcdef0123456789abcdef',
  channelAccessToken: 'long-lived-channel-access-token-of-forty-characters',
  loginChannelId: '1234567890',
  loginChannelSecret: 'fedcba9876543210fedcba9876543210',
};

/**
 * A server that speaks LINE's wire format (Messaging API and LINE Login v2.1, as their references have it). `fault` answers in
 * place of a path.
 */
export async function startStubLine() {
  const asked: Asked[] = [];
  const pushed = new Map<string, { to: string; text: string }>();
  const tokens = new Map<string, { userId: string; client: string; expiresIn: number }>();
  const state = { isFriend: false, faults: new Map<string, Answer | 'hang'>() };
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += String(part);
    const url = new URL(request.url ?? '/', 'http://stub');
    const call: Asked = {
      method: request.method ?? '',
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
      headers: request.headers,
      body,
    };
    asked.push(call);
    const fault = state.faults.get(url.pathname);
    if (fault === 'hang') return;
    const { status, json } = fault ?? answer(call);
    response.writeHead(status, { 'content-type': 'application/json', 'x-line-request-id': 'r' });
    response.end(json === undefined ? '' : JSON.stringify(json));
  });

  const bearer = ({ headers }: Asked) => (headers.authorization ?? '').replace(/^Bearer /, '');
  const isOurChannel = (call: Asked) => bearer(call) === CHANNEL.channelAccessToken;
  const answers: Record<string, (call: Asked) => Answer> = {
    'GET /oauth2/v2.1/verify': ({ query }) => {
      const token = tokens.get(query.access_token ?? '');
      if (token === undefined || token.expiresIn < 0)
        return { status: 400, json: { error: 'invalid_request', error_description: 'access token expired' } };
      return {
        status: 200,
        json: { scope: 'profile', client_id: token.client, expires_in: token.expiresIn },
      };
    },
    'GET /v2/profile': (call) => {
      const token = tokens.get(bearer(call));
      return token
        ? { status: 200, json: { userId: token.userId, displayName: '花子', language: 'ja' } }
        : { status: 401, json: { message: 'invalid token' } };
    },
    'GET /friendship/v1/status': () => ({ status: 200, json: { friendFlag: state.isFriend } }),
    'POST /oauth2/v3/token': ({ body }) => {
      const form = new URLSearchParams(body);
      const isOurs =
        form.get('grant_type') === 'client_credentials' &&
        form.get('client_id') === CHANNEL.loginChannelId &&
        form.get('client_secret') === CHANNEL.loginChannelSecret;
      return isOurs
        ? { status: 200, json: { token_type: 'Bearer', access_token: 'stateless', expires_in: 900 } }
        : { status: 400, json: { error: 'invalid_client' } };
    },
    'POST /user/v1/deauthorize': (call) => {
      if (bearer(call) !== 'stateless') return { status: 401, json: { message: 'channel' } };
      const { userAccessToken } = JSON.parse(call.body);
      return tokens.delete(userAccessToken)
        ? { status: 204 }
        : { status: 400, json: { message: 'invalid token' } };
    },
    'POST /v2/bot/message/push': (call) => {
      if (!isOurChannel(call)) return { status: 401, json: { message: 'channel' } };
      const key = String(call.headers['x-line-retry-key']);
      if (!/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/.test(key))
        return { status: 400, json: { message: 'retry key' } };
      if (pushed.has(key)) return { status: 409, json: { message: 'The retry key is already accepted' } };
      const { to, messages } = JSON.parse(call.body);
      if (messages.length !== 1 || messages[0].type !== 'text') return { status: 400 };
      pushed.set(key, { to, text: messages[0].text });
      return { status: 200, json: { sentMessages: [{ id: '1' }] } };
    },
  };
  const answer = (call: Asked): Answer => {
    const link = /^POST \/v2\/bot\/user\/(\w+)\/linkToken$/.exec(`${call.method} ${call.path}`);
    if (link && isOurChannel(call))
      return { status: 200, json: { linkToken: randomBytes(24).toString('base64url') } };
    return answers[`${call.method} ${call.path}`]?.(call) ?? { status: 404, json: { message: 'Not found' } };
  };

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    config: { ...CHANNEL, endpoint: `http://127.0.0.1:${port}` },
    asked,
    pushed,
    tokens,
    state,
    stop: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
