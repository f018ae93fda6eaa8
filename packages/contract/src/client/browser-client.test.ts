import { AppError } from '@hidamari/domain/errors';
import { beforeEach, describe, expect, test } from 'vitest';
import { loginEndpoint } from '../auth/index.ts';
import { fieldNamesOf, KNOWN_FIELDS_HEADER } from '../known-fields/index.ts';
import { readMaintenanceEndpoint } from '../maintenance/index.ts';
import { restrainPopupEndpoint } from '../popups/index.ts';
import { readTreatmentLogEndpoint, updateTreatmentLogEndpoint } from '../treatment-logs/index.ts';
import {
  type AccessToken,
  type BrowserClientOptions,
  createBrowserClient,
  UNATTENDED_HEADER,
} from './index.ts';
import { json, type Service, startService } from './service.fixture.ts';

const HOUR = 3_600_000;
const input = { params: { id: '4f9c1d1e-8f0e-4d6c-9c9f-0c8f0b3b1a11' } };
const address = `GET /treatment-logs/${input.params.id}`;

let service: Service;
let held: AccessToken | null;
let sessionsEnded: number;

beforeEach(async () => {
  service = await startService();
  return () => service.close();
});
beforeEach(() => {
  held = { token: 'first', expiresAt: Date.now() + HOUR };
  sessionsEnded = 0;
});

function client(options: Partial<BrowserClientOptions> = {}) {
  return createBrowserClient({
    baseUrl: service.baseUrl,
    accessToken: {
      get: () => held,
      set: (next) => {
        held = next;
      },
    },
    getAntiForgeryToken: () => service.cookie,
    onUnauthenticated: () => {
      sessionsEnded += 1;
    },
    ...options,
  });
}

/** Answers the log only to that bearer, and hands out renewed tokens. */
function acceptOnly(bearer: string): void {
  service.answers[address] = ({ headers }, response) =>
    headers.authorization === `Bearer ${bearer}`
      ? json(response, 200, { id: 'log' })
      : json(response, 401, { name: 'UNAUTHENTICATED' });
  service.answers['POST /auth/refresh'] = (_, response) =>
    json(response, 200, { access_token: 'second', expires_in: 900, refresh: 'cookie' });
}

const count = (called: string) => service.seen.filter((call) => call.address === called).length;
const failure = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: unknown) => error as AppError,
  );

describe('tokens', () => {
  // @proves state route entry: after success
  // @proves page calls of a member
  test('sends bearer, challenge token and Idempotency-Key when there are any', async () => {
    service.answers['POST /popup-restraint-flags'] = (_, response) => response.writeHead(204).end();
    const api = client({ getChallengeToken: () => 'step-one' });
    const answer = await api.call(
      restrainPopupEndpoint,
      { body: { popup_id: 2 } },
      { idempotencyKey: 'key-1' },
    );
    expect(answer).toBeUndefined();
    const [, sent] = service.seen;
    expect(sent?.headers).toMatchObject({
      authorization: 'Bearer first',
      'x-challenge-token': 'step-one',
      'x-xsrf-token': 'forgery-1',
      'idempotency-key': 'key-1',
      'content-type': 'application/json',
    });
    expect(sent?.body).toBe('{"popup_id":2}');
  });

  test('a visitor’s read carries no token and fetches no anti-forgery cookie', async () => {
    held = null;
    service.answers['GET /maintenance'] = (_, response) => json(response, 200, { maintenance: false });
    expect(await client().call(readMaintenanceEndpoint, {})).toEqual({ maintenance: false });
    expect(service.seen).toHaveLength(1);
    expect(service.seen[0]?.headers.authorization).toBeUndefined();
  });

  test('only what the page asks by itself is marked so, and no other call with it', async () => {
    held = null;
    service.answers['GET /maintenance'] = (_, response) => json(response, 200, { maintenance: false });
    const api = client();
    await api.call(readMaintenanceEndpoint, {}, { isUnattended: true });
    await api.call(readMaintenanceEndpoint, {}, { isUnattended: false });
    await api.call(readMaintenanceEndpoint, {});
    expect(service.seen.map(({ headers }) => headers[UNATTENDED_HEADER])).toEqual([
      '1',
      undefined,
      undefined,
    ]);
  });

  test('only what is said on the way out is sent to its end although the page is left', async () => {
    service.answers['POST /popup-restraint-flags'] = (_, response) => response.writeHead(204).end();
    const kept: unknown[] = [];
    const api = client({
      fetch: (address, init) => {
        if (init?.method === 'POST') kept.push(init.keepalive);
        return fetch(address, init);
      },
    });
    const input = { body: { popup_id: 2 as const } };
    await api.call(restrainPopupEndpoint, input, { outlivesPage: true });
    await api.call(restrainPopupEndpoint, input);
    expect(kept).toEqual([true, false]);
  });

  test('the first two calls of a page share one anti-forgery cookie, so that neither is refused', async () => {
    service.answers['POST /popup-restraint-flags'] = (_, response) => response.writeHead(204).end();
    const api = client();
    const restrain = () => api.call(restrainPopupEndpoint, { body: { popup_id: 2 } });
    await Promise.all([restrain(), restrain()]);
    expect(count('GET /sanctum/csrf-cookie')).toBe(1);
    const tokens = service.seen.flatMap(({ headers }) => headers['x-xsrf-token'] ?? []);
    expect(tokens).toEqual(['forgery-1', 'forgery-1']);
  });

  // @proves state anti-forgery token
  test('a refused anti-forgery token is fetched anew and the call repeated once', async () => {
    service.cookie = 'stale';
    service.answers['POST /popup-restraint-flags'] = ({ headers }, response) =>
      headers['x-xsrf-token'] === 'stale'
        ? json(response, 403, { name: 'ANTI_FORGERY' })
        : response.writeHead(204).end();
    await client().call(restrainPopupEndpoint, { body: { popup_id: 2 } });
    expect(count('POST /popup-restraint-flags')).toBe(2);
    service.answers['POST /popup-restraint-flags'] = (_, response) =>
      json(response, 403, { name: 'ANTI_FORGERY' });
    const error = await failure(client().call(restrainPopupEndpoint, { body: { popup_id: 2 } }));
    expect(error?.code).toBe('anti_forgery');
    expect(count('POST /popup-restraint-flags')).toBe(4);
  });
});

describe('cookies', () => {
  // @proves error cookies_off
  test('Cookieを受け取らないブラウザの場合、何も送らず、Cookieのことだと言う（A7）', async () => {
    service.answers['POST /popup-restraint-flags'] = (_, response) => response.writeHead(204).end();
    const api = client({ getAntiForgeryToken: () => undefined });
    const error = await failure(api.call(restrainPopupEndpoint, { body: { popup_id: 2 } }));
    expect(error?.code).toBe('cookies_off');
    expect(count('POST /popup-restraint-flags')).toBe(0);
  });
});

describe('renewal', () => {
  test('another member who signed in beside this page never gets into it', async () => {
    acceptOnly('second');
    held = { token: 'first', expiresAt: Date.now() + HOUR, owner: 'hanako' };
    service.answers['POST /auth/refresh'] = (_, response) =>
      json(response, 200, {
        access_token: 'second',
        expires_in: 900,
        refresh: 'cookie',
        hash_user_id: 'taro',
      });
    const error = await failure(client().call(readTreatmentLogEndpoint, input));
    expect(error?.code).toBe('unauthenticated');
    expect([held, sessionsEnded]).toEqual([null, 1]);
  });

  test('a page whose session ended does not become the page of whoever signs in next', async () => {
    acceptOnly('second');
    held = { token: 'first', expiresAt: Date.now() + HOUR, owner: 'hanako' };
    const api = client();
    const answers = [
      { status: 401, body: { name: 'UNAUTHENTICATED' } },
      {
        status: 200,
        body: { access_token: 'second', expires_in: 900, refresh: 'cookie', hash_user_id: 'taro' },
      },
      {
        status: 200,
        body: { access_token: 'second', expires_in: 900, refresh: 'cookie', hash_user_id: 'hanako' },
      },
    ];
    service.answers['POST /auth/refresh'] = (_, response) => {
      const { status, body } = answers.shift() ?? { status: 500, body: {} };
      json(response, status, body);
    };
    expect((await failure(api.call(readTreatmentLogEndpoint, input)))?.code).toBe('unauthenticated');
    expect(held).toBeNull();
    expect((await failure(api.call(readTreatmentLogEndpoint, input)))?.code).toBe('unauthenticated');
    expect(held).toBeNull();
    expect(await api.call(readTreatmentLogEndpoint, input)).toEqual({ id: 'log' });
  });

  test('renews once on a 401 and repeats the call', async () => {
    acceptOnly('second');
    expect(await client().call(readTreatmentLogEndpoint, input)).toEqual({ id: 'log' });
    expect(count('POST /auth/refresh')).toBe(1);
    expect(held?.token).toBe('second');
  });

  test('many calls at once share one renewal', async () => {
    acceptOnly('second');
    const api = client();
    await Promise.all(Array.from({ length: 10 }, () => api.call(readTreatmentLogEndpoint, input)));
    expect(count('POST /auth/refresh')).toBe(1);
  });

  test('renews before the call when 80 % of the token’s life is over, not earlier', async () => {
    acceptOnly('first');
    const start = Date.now();
    let at = start;
    held = { token: 'first', expiresAt: start + HOUR };
    const api = client({ now: () => at });
    await api.call(readTreatmentLogEndpoint, input);
    at = start + HOUR * 0.79;
    await api.call(readTreatmentLogEndpoint, input);
    expect(count('POST /auth/refresh')).toBe(0);
    acceptOnly('second');
    at = start + HOUR * 0.8;
    await api.call(readTreatmentLogEndpoint, input);
    expect(count('POST /auth/refresh')).toBe(1);
    expect(count(address)).toBe(3);
  });

  test('asks for the lock of all tabs before it renews', async () => {
    acceptOnly('second');
    const names: string[] = [];
    const locks = {
      request: (name: string, work: () => Promise<void>) => {
        names.push(name);
        return work();
      },
    };
    await client({ locks }).call(readTreatmentLogEndpoint, input);
    expect(names).toHaveLength(1);
  });

  describe('a renewal whose answer is lost', () => {
    let waits: number[];
    let due: () => void;
    const later = (work: () => void, milliseconds: number) => {
      waits.push(milliseconds);
      due = work;
    };
    const asked = () => count('POST /auth/refresh');
    beforeEach(() => {
      waits = [];
      acceptOnly('first');
      service.answers['POST /auth/refresh'] = (_, response) => response.destroy();
      held = { token: 'first', expiresAt: Date.now() };
    });

    test('is asked for again by itself, well within the minute for which the server repeats it', async () => {
      const api = client({ later });
      // The old token still does.
      expect(await api.call(readTreatmentLogEndpoint, input)).toEqual({ id: 'log' });
      expect([waits, asked()]).toEqual([[2_000], 1]);
      due();
      await expect.poll(() => waits).toEqual([2_000, 8_000]);
      acceptOnly('second');
      due();
      await expect.poll(() => held?.token).toBe('second');
      expect([waits, asked(), sessionsEnded]).toEqual([[2_000, 8_000], 3, 0]);
    });

    test('is given up after three more tries, and begun again by the next call', async () => {
      const api = client({ later });
      await api.call(readTreatmentLogEndpoint, input);
      for (let tries = 2; tries <= 4; tries += 1) {
        due();
        await expect.poll(asked).toBe(tries);
        await expect.poll(() => waits).toHaveLength(Math.min(tries, 3));
      }
      await api.call(readTreatmentLogEndpoint, input);
      await expect.poll(() => waits).toEqual([2_000, 8_000, 20_000, 2_000]);
      expect(waits.slice(0, 3).reduce((sum, wait) => sum + wait)).toBeLessThan(60_000);
    });

    test('is left alone once somebody else of the tab has a new token, or nobody is signed in', async () => {
      const api = client({ later });
      await api.call(readTreatmentLogEndpoint, input);
      for (const next of [{ token: 'second', expiresAt: Date.now() + HOUR }, null]) {
        held = next;
        due();
        expect(asked()).toBe(1);
      }
    });
  });

  test('a refused refresh token ends the session: the token is dropped and the page told', async () => {
    acceptOnly('second');
    service.answers['POST /auth/refresh'] = (_, response) => json(response, 401, { name: 'UNAUTHENTICATED' });
    const error = await failure(client().call(readTreatmentLogEndpoint, input));
    expect(error?.code).toBe('unauthenticated');
    expect([held, sessionsEnded, count(address)]).toEqual([null, 1, 1]);
  });

  test('a call that is refused after the renewal too is not repeated again', async () => {
    acceptOnly('nobody');
    const error = await failure(client().call(readTreatmentLogEndpoint, input));
    expect(error?.code).toBe('unauthenticated');
    expect([count(address), count('POST /auth/refresh')]).toEqual([2, 1]);
  });

  test('wrong credentials are no reason to renew', async () => {
    held = null;
    service.answers['POST /auth/login'] = (_, response) => json(response, 401, { name: 'CREDENTIALS_WRONG' });
    const error = await failure(client().call(loginEndpoint, { body: { username: 'a', password: 'b' } }));
    expect(error?.code).toBe('credentials_wrong');
    expect(count('POST /auth/refresh')).toBe(0);
  });
});

describe('faults', () => {
  test('an envelope becomes an AppError with its fields, detail and wait', async () => {
    const body = {
      status_code: 422,
      name: 'CODE_WRONG',
      message: '…',
      fields: { code: ['code_format'] },
      detail: { tries_left: 3 },
      request_id: 'r-1',
    };
    service.answers[address] = (_, response) => json(response, 422, body, { 'retry-after': '30' });
    const error = await failure(client().call(readTreatmentLogEndpoint, input));
    expect(error).toBeInstanceOf(AppError);
    expect(error?.code).toBe('code_wrong');
    expect(error?.facts).toEqual({
      message: '…',
      fields: { code: ['code_format'] },
      retryAfter: 30,
      detail: { tries_left: 3, request_id: 'r-1' },
    });
  });

  test('更新が重なった場合、保存されている記録をエラーと一緒に受け取る', async () => {
    service.answers[address] = (_, response) =>
      json(response, 409, { name: 'CONFLICT', request_id: 'r', current: { version: 4 } });
    const error = await failure(client().call(readTreatmentLogEndpoint, input));
    expect(error?.code).toBe('conflict');
    expect(error?.facts.current).toEqual({ version: 4 });
  });

  test('a page of a proxy in between becomes the code of its status', async () => {
    service.answers[address] = (_, response) => response.writeHead(502).end('<html>Bad Gateway</html>');
    expect((await failure(client().call(readTreatmentLogEndpoint, input)))?.code).toBe('unavailable');
    service.answers[address] = (_, response) => response.writeHead(200).end('<html>');
    expect((await failure(client().call(readTreatmentLogEndpoint, input)))?.code).toBe('server');
  });

  // @proves error timeout
  test('an answer that does not come in time is a time-out', async () => {
    service.answers[address] = () => undefined;
    const error = await failure(client({ timeoutMs: 50 }).call(readTreatmentLogEndpoint, input));
    expect(error?.code).toBe('timeout');
  });

  test('a body that stops half-way is a time-out too', async () => {
    service.answers[address] = (_, response) => response.writeHead(200).write('{"id":');
    const error = await failure(client({ timeoutMs: 50 }).call(readTreatmentLogEndpoint, input));
    expect(error?.code).toBe('timeout');
  });

  // @proves error network
  test('a server out of reach is a network fault', async () => {
    await service.close();
    expect((await failure(client().call(readTreatmentLogEndpoint, input)))?.code).toBe('network');
  });

  test('the caller’s own stop comes back as its own reason', async () => {
    service.answers[address] = () => undefined;
    const stop = new AbortController();
    const call = failure(client().call(readTreatmentLogEndpoint, input, { signal: stop.signal }));
    stop.abort(new Error('left the page'));
    expect((await call)?.message).toBe('left the page');
  });
});

test('a save of the whole of something says which fields this version knows, and no other call does', async () => {
  const headers: unknown[] = [];
  const answer: Service['answers'][string] = (request, response) => {
    headers.push(request.headers[KNOWN_FIELDS_HEADER]);
    json(response, 200, {});
  };
  service.answers[address.replace('GET', 'PUT')] = answer;
  service.answers['POST /popup-restraint-flags'] = answer;
  service.cookie = 'token';
  const body = { log_date: '2026-11-10', is_other_log: true, other: { text: '散歩' }, version: 1 };
  await client().call(updateTreatmentLogEndpoint, { ...input, body });
  await client().call(restrainPopupEndpoint, { body: { popup_id: 2 } });
  expect(headers).toEqual([fieldNamesOf(updateTreatmentLogEndpoint.body).join(','), undefined]);
});
