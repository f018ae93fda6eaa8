import { randomUUID } from 'node:crypto';
import { listEndpoints } from '@hidamari/contract/endpoints';
import { describe, expect, it } from 'vitest';
import { e164 } from '../modules/identity/sign-up.fixture.ts';
import { poolDesk } from '../modules/identity/temporary-account.fixture.ts';
import { createPoolStore } from '../modules/identity/user-pool/pool-store.ts';
import { picture } from '../modules/uploads/pictures.fixture.ts';
import { type MadeMember, makeMember } from '../portal-under-test/make-member.fixture.ts';
import { makeStaff } from '../portal-under-test/make-staff.fixture.ts';
import { type Browser, usePortal } from '../portal-under-test/portal-under-test.fixture.ts';

const portal = usePortal();

type Victim = MadeMember;
const LOG = { log_date: '2026-03-01', is_other_log: true, other: { text: 'わたしだけの記録' } };

async function logOf({ browser, accessToken }: Victim): Promise<string> {
  const made = await browser.call('POST', '/treatment-logs', LOG, accessToken);
  expect(made.statusCode, made.body).toBe(201);
  return made.json().id;
}
async function deletedLogOf(victim: Victim): Promise<string> {
  const id = await logOf(victim);
  await victim.browser.call('DELETE', `/treatment-logs/${id}`, undefined, victim.accessToken);
  return id;
}
const VISIT = { visit_date: '2026-03-01', memo: 'わたしだけの予定' };
async function visitOf({ browser, accessToken }: Victim): Promise<string> {
  const path = '/treatment-logs/next-visit-information';
  const made = await browser.call('POST', path, VISIT, accessToken);
  expect(made.statusCode, made.body).toBe(201);
  return made.json().id;
}
const MESSAGE = { text: 'わたしだけの相談', client_key: '7b0f4a52-9f0e-4a0e-8f8b-2f1f2d5a1c11' };
async function caseOf({ browser, accessToken }: Victim): Promise<string> {
  const made = await browser.call('POST', '/consultations', MESSAGE, accessToken);
  expect(made.statusCode, made.body).toBe(201);
  return made.json().id;
}
/** A case that a supporter has closed with a summary. */
async function closedCaseOf(victim: Victim): Promise<string> {
  const id = await caseOf(victim);
  const { browser } = await makeStaff(portal);
  await browser.call('POST', `/desk/cases/${id}/take`, {});
  const summary = { concern: 'わたしだけのまとめ', attached: [] };
  const done = await browser.call('POST', `/desk/cases/${id}/close`, {
    title: 'まとめ',
    topics: [],
    summary,
    last_seq: 1,
    client_key: randomUUID(),
  });
  expect(done.statusCode, done.body).toBe(204);
  return id;
}
/** The visit that goes with a log of `logWithVisitOf`. */
const visitsByLog = new Map<string, string>();
async function logWithVisitOf(victim: Victim): Promise<string> {
  const id = await logOf(victim);
  visitsByLog.set(id, await visitOf(victim));
  return id;
}
const handleOf = async ({ browser, accessToken }: Victim) =>
  (await browser.call('GET', '/users/me', undefined, accessToken)).json().hash_user_id as string;
async function deviceOf({ phone }: Victim): Promise<string> {
  const { database, outbox, clock } = portal.dependencies;
  const user = await poolDesk(portal).find(e164(phone));
  const sub = user.UserAttributes?.find(({ Name }) => Name === 'sub')?.Value ?? '';
  const deviceKey = `device_${sub}`;
  await createPoolStore(database, outbox).insertDevice({
    deviceKey,
    sub,
    groupKey: 'g',
    name: 'iPhone・Safari',
    salt: 'AA==',
    verifier: 'AA==',
    isRemembered: true,
    createdAt: clock(),
    lastUsedAt: clock(),
  });
  return deviceKey;
}

interface IdCall {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Where the id stands; in a body it is `body`. */
  path: (id: string) => string;
  body?: (id: string) => object;
  idOf: (victim: Victim) => Promise<string>;
}
const NOBODYS = { uuid: '99999999-9999-4999-8999-999999999999', handle: 'A'.repeat(43), device: 'device_x' };

/** Every call that takes the id of something of a member's in its address, and those that take one in their body. */
const CALLS: Readonly<Record<string, IdCall & { unknown: string }>> = {
  'GET /treatment-logs/{id}': {
    method: 'GET',
    path: (id) => `/treatment-logs/${id}`,
    idOf: logOf,
    unknown: NOBODYS.uuid,
  },
  'PUT /treatment-logs/{id}': {
    method: 'PUT',
    path: (id) => `/treatment-logs/${id}`,
    body: () => ({ ...LOG, version: 1 }),
    idOf: logOf,
    unknown: NOBODYS.uuid,
  },
  'DELETE /treatment-logs/{id}': {
    method: 'DELETE',
    path: (id) => `/treatment-logs/${id}`,
    idOf: logOf,
    unknown: NOBODYS.uuid,
  },
  'PUT /treatment-logs/{id}/restore': {
    method: 'PUT',
    path: (id) => `/treatment-logs/${id}/restore`,
    idOf: deletedLogOf,
    unknown: NOBODYS.uuid,
  },
  'GET /treatment-logs/bulk-get/': {
    method: 'GET',
    path: (id) => `/treatment-logs/bulk-get/?ids=${id}`,
    idOf: logOf,
    unknown: NOBODYS.uuid,
  },
  'PUT /treatment-logs/viewed': {
    method: 'PUT',
    path: () => '/treatment-logs/viewed',
    body: (id) => ({ ids: [id] }),
    idOf: logOf,
    unknown: NOBODYS.uuid,
  },
  'PUT /treatment-logs/{id}/next-visit-information': {
    method: 'PUT',
    path: (id) => `/treatment-logs/${id}/next-visit-information`,
    body: (id) => ({ ...VISIT, next_visit_id: visitsByLog.get(id) ?? NOBODYS.uuid }),
    idOf: logWithVisitOf,
    unknown: NOBODYS.uuid,
  },
  'GET /consultations/{id}': {
    method: 'GET',
    path: (id) => `/consultations/${id}`,
    idOf: caseOf,
    unknown: NOBODYS.uuid,
  },
  'GET /consultations/{id}/messages': {
    method: 'GET',
    path: (id) => `/consultations/${id}/messages`,
    idOf: caseOf,
    unknown: NOBODYS.uuid,
  },
  'POST /consultations/{id}/messages': {
    method: 'POST',
    path: (id) => `/consultations/${id}/messages`,
    body: () => MESSAGE,
    idOf: caseOf,
    unknown: NOBODYS.uuid,
  },
  'PUT /consultations/{id}/marks': {
    method: 'PUT',
    path: (id) => `/consultations/${id}/marks`,
    body: () => ({ delivered: 1, read: 1 }),
    idOf: caseOf,
    unknown: NOBODYS.uuid,
  },
  'POST /consultations/{id}/corrections': {
    method: 'POST',
    path: (id) => `/consultations/${id}/corrections`,
    body: () => MESSAGE,
    idOf: closedCaseOf,
    unknown: NOBODYS.uuid,
  },
  'PUT /consultations/{id}/sharing': {
    method: 'PUT',
    path: (id) => `/consultations/${id}/sharing`,
    body: () => ({ shares_card: true }),
    idOf: caseOf,
    unknown: NOBODYS.uuid,
  },
  'GET /consultations/{id}/survey-address': {
    method: 'GET',
    path: (id) => `/consultations/${id}/survey-address`,
    idOf: caseOf,
    unknown: NOBODYS.uuid,
  },
  'GET /next-visits/{id}': {
    method: 'GET',
    path: (id) => `/next-visits/${id}`,
    idOf: visitOf,
    unknown: NOBODYS.uuid,
  },
  'PUT /next-visits/{id}': {
    method: 'PUT',
    path: (id) => `/next-visits/${id}`,
    body: () => ({ ...VISIT, version: 1 }),
    idOf: visitOf,
    unknown: NOBODYS.uuid,
  },
  'DELETE /next-visits/{id}': {
    method: 'DELETE',
    path: (id) => `/next-visits/${id}`,
    idOf: visitOf,
    unknown: NOBODYS.uuid,
  },
  'POST /account/switch': {
    method: 'POST',
    path: () => '/account/switch',
    body: (hash_user_id) => ({ hash_user_id }),
    idOf: handleOf,
    unknown: NOBODYS.handle,
  },
  'GET /hi/hosted-login/insurance-verifications/{hash_user_id}': {
    method: 'GET',
    path: (handle) => `/hi/hosted-login/insurance-verifications/${handle}`,
    idOf: handleOf,
    unknown: NOBODYS.handle,
  },
  'DELETE /account-security/devices/{device_key}': {
    method: 'DELETE',
    path: (key) => `/account-security/devices/${encodeURIComponent(key)}`,
    idOf: deviceOf,
    unknown: NOBODYS.device,
  },
};

/** Ids that are nobody's, or that no member may name: articles, services, a kind of consent, a postal code, a partner, the desk. */
const NOT_OF_A_MEMBER =
  /^(GET|POST|PUT|DELETE) \/(favorite-|account\/consents\/|postal-codes\/|handovers\/|desk\/)/;

it('アドレスの番号で会員のものを指す呼び出しは、どれも表にある', () => {
  const named = listEndpoints()
    .filter(({ endpoint: { params } }) => params)
    .map(({ endpoint: { method, path } }) => `${method} ${path}`)
    .filter((name) => !NOT_OF_A_MEMBER.test(name));
  expect(Object.keys(CALLS)).toEqual(expect.arrayContaining(named));
});

describe.each(Object.entries(CALLS))('%s（F15）', (_, { method, path, body, idOf, unknown }) => {
  const told = (answer: Awaited<ReturnType<Browser['call']>>, id: string) => [
    answer.statusCode,
    answer.body.replace(/"request_id":"[^"]*"/, '').replaceAll(id, 'ID'),
  ];

  // @proves call DELETE /next-visits/{id}
  // @proves call GET /next-visits/{id}
  // @proves call PUT /next-visits/{id}
  it('ほかの会員のものを指した場合、だれのものでもない番号と同じに404で答え、何も変えない', async () => {
    const [victim, other] = [await makeMember(portal, 'general'), await makeMember(portal, 'general')];
    const id = await idOf(victim);
    const ask = (asked: string) => other.browser.call(method, path(asked), body?.(asked), other.accessToken);
    const theirs = await ask(id);
    expect(theirs.statusCode, theirs.body).toBe(404);
    expect(told(theirs, id)).toEqual(told(await ask(unknown), unknown));
    expect(theirs.body).not.toContain('わたしだけ');
    // Still the owner's to have.
    const own = await victim.browser.call(method, path(id), body?.(id), victim.accessToken);
    expect(own.statusCode, own.body).toBeLessThan(300);
  });
});

describe('預けた写真の鍵（F15）', () => {
  /** An icon that has been sent and waits to be taken in. */
  async function iconOf({ browser, accessToken }: Victim): Promise<string> {
    const given = await browser.call('GET', '/users/presigned-url', undefined, accessToken);
    const [address] = given.json().urls;
    const { pathname, search } = new URL(address.put_url, 'http://localhost:3000');
    const sent = await portal.app.inject({
      method: 'PUT',
      url: pathname + search,
      headers: { host: 'localhost:3000', 'content-type': 'image/jpeg' },
      payload: await picture(60, 40).jpeg().toBuffer(),
    });
    expect(sent.statusCode, sent.body).toBe(204);
    return address.key;
  }
  const take = ({ browser, accessToken }: Victim, icon_key: string) =>
    browser.call('PUT', '/users/profile', { icon_key }, accessToken);

  it('ほかの会員の鍵を送った場合、だれのものでもない鍵と同じに断り、持ち主はそのまま使える', async () => {
    const [victim, other] = [await makeMember(portal, 'general'), await makeMember(portal, 'general')];
    const key = await iconOf(victim);
    const told = async (asked: string) => {
      const answer = await take(other, asked);
      const { request_id: _, ...words } = answer.json();
      return [answer.statusCode, words];
    };
    const theirs = await told(key);
    expect(theirs).toEqual(await told(NOBODYS.uuid));
    expect(theirs).toMatchObject([422, { fields: { icon_key: expect.anything() } }]);
    const own = await take(victim, key);
    expect(own.statusCode, own.body).toBe(200);
    // Taken in, it is still nobody else's.
    expect(await told(key)).toEqual(theirs);
  });
});

describe('記録に付ける写真の鍵（F15）', () => {
  const IMAGES = '/inspection-images/presigned-urls?image_count=1';
  async function imageOf({ browser, accessToken }: Victim): Promise<string> {
    const given = await browser.call('GET', IMAGES, undefined, accessToken);
    const [address] = given.json().urls;
    const { pathname, search } = new URL(address.put_url, 'http://localhost:3000');
    const sent = await portal.app.inject({
      method: 'PUT',
      url: pathname + search,
      headers: { host: 'localhost:3000', 'content-type': 'image/jpeg' },
      payload: await picture(60, 40).jpeg().toBuffer(),
    });
    expect(sent.statusCode, sent.body).toBe(204);
    return address.key;
  }
  const write = ({ browser, accessToken }: Victim, key: string) =>
    browser.call('POST', '/treatment-logs', { ...LOG, images: [key] }, accessToken);

  it('ほかの会員の鍵を付けた場合、だれのものでもない鍵と同じに断り、持ち主はそのまま使える', async () => {
    const [victim, other] = [await makeMember(portal, 'general'), await makeMember(portal, 'general')];
    const key = await imageOf(victim);
    const told = async (asked: string) => {
      const { request_id: _, ...words } = (await write(other, asked)).json();
      return words;
    };
    expect(await told(key)).toEqual(await told(NOBODYS.uuid));
    expect(await told(key)).toMatchObject({ status_code: 422, fields: { 'images.0': ['invalid'] } });
    expect((await write(victim, key)).statusCode).toBe(201);
    expect(await told(key)).toMatchObject({ status_code: 422 });
  });
});
