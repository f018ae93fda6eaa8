import { describe, expect, it } from 'vitest';
import { makeMember } from '../../portal-under-test/make-member.fixture.ts';
import {
  Browser,
  type PortalUnderTest,
  usePortal,
} from '../../portal-under-test/portal-under-test.fixture.ts';
import { logIn } from '../identity/sign-up.fixture.ts';
import { claimUpload } from '../uploads/claim-upload.ts';
import { sweepUploads } from '../uploads/index.ts';
import { picture } from '../uploads/pictures.fixture.ts';
import { readImage } from '../uploads/read-image.ts';
import type { UploadKindName } from '../uploads/upload-kinds.ts';
import type { Someone } from '../withdrawal/withdrawal.fixture.ts';
import { eraseIllnessData } from './erase-illness-data.ts';

const portal: PortalUnderTest = usePortal();
const DAY = 86_400;
const CALLS: Readonly<Record<UploadKindName, string>> = {
  icon: '/users/presigned-url',
  log_image: '/inspection-images/presigned-urls?image_count=1',
  message_picture: '/consultations/picture-urls?image_count=1',
};

const addressOf = (person: Someone, kind: UploadKindName) =>
  person.browser.call('GET', CALLS[kind], undefined, person.accessToken);

/** A picture that a member sent and the portal has taken in; answers its key. */
async function keep(person: Someone, kind: UploadKindName): Promise<string> {
  const [{ key, put_url }] = (await addressOf(person, kind)).json().urls;
  const { pathname, search, host } = new URL(put_url);
  const sent = await portal.app.inject({
    method: 'PUT',
    url: pathname + search,
    headers: { host, 'content-type': 'image/jpeg' },
    payload: await picture(60, 40).jpeg().toBuffer(),
  });
  expect(sent.statusCode, sent.body).toBe(204);
  await claimUpload(portal.dependencies, { memberId: person.memberId, key, kind });
  return key;
}

async function say(person: Someone, isAgreed: boolean): Promise<void> {
  const path = '/account/consents/sensitive_data';
  const said = await person.browser.call('PUT', path, { is_agreed: isAgreed }, person.accessToken);
  expect(said.statusCode, said.body).toBe(200);
}

/** Logged in anew. */
async function backAfterAMonth(person: Someone): Promise<Someone> {
  const browser = new Browser(portal.app);
  const { answer } = await logIn(portal, browser, { identifier: person.phone });
  return { ...person, browser, accessToken: answer?.json().access_token };
}

const read = ({ memberId }: Someone, key: string, part: 'kept' | 'thumbnail' = 'kept') =>
  readImage(portal.dependencies, { memberId, key, part }).then(
    () => 'read',
    (error: { code?: string }) => error.code,
  );

/** Whether any part of a file lies in the storage. */
async function lies(key: string): Promise<boolean> {
  const { objectStorage } = portal.dependencies;
  const parts = ['incoming', 'kept', 'thumbnail'].map((part) => objectStorage.get(`${part}/${key}`));
  const found = await Promise.all(parts);
  for (const part of found) part?.stream.destroy();
  return found.some((part) => part !== null);
}

const erase = (change: object = {}) =>
  eraseIllnessData({ ...portal.dependencies, ...change }, portal.dependencies.clock());

describe('病気についての同意と、治療ログの写真（G53）', () => {
  // @proves call GET /inspection-images/presigned-urls
  it('取り消した場合、写真はすぐに読めず、送ることもできない。アイコンは変わらない', async () => {
    const person = await makeMember(portal);
    const [image, icon] = [await keep(person, 'log_image'), await keep(person, 'icon')];
    expect(await read(person, image)).toBe('read');
    await say(person, false);
    expect(await read(person, image)).toBe('consent_withdrawn');
    expect(await read(person, image, 'thumbnail')).toBe('consent_withdrawn');
    const refused = await addressOf(person, 'log_image');
    expect([refused.statusCode, refused.json().name]).toEqual([403, 'CONSENT_WITHDRAWN']);
    expect(await read(person, icon)).toBe('read');
    expect((await addressOf(person, 'icon')).statusCode).toBe(200);
    await say(person, true);
    expect(await read(person, image)).toBe('read');
  });

  it('30日たった場合、写真は小さいものも消え、アイコンと、ほかの会員の写真は残る', async () => {
    const [person, neighbour] = [await makeMember(portal), await makeMember(portal)];
    const [image, icon] = [await keep(person, 'log_image'), await keep(person, 'icon')];
    const others = await keep(neighbour, 'log_image');
    const log = { log_date: '2026-01-05', is_other_log: true, other: { text: '紙' }, images: [others] };
    const written = await neighbour.browser.call('POST', '/treatment-logs', log, neighbour.accessToken);
    expect(written.statusCode, written.body).toBe(201);
    await say(person, false);
    portal.pass(30 * DAY - 60);
    await erase();
    expect(await lies(image)).toBe(true);
    portal.pass(60);
    await erase();
    expect(await lies(image)).toBe(false);
    expect(await read(person, image)).toBe('not_found');
    expect(await read(person, icon)).toBe('read');
    expect(await read(neighbour, others)).toBe('read');
  });

  it('預け先が止まっていた場合、文は消え、写真は読めない。同意し直したあとでも、次の回で消し終える', async () => {
    const person = await makeMember(portal);
    const log = { log_date: '2026-01-05', is_other_log: true, other: { text: '庭の水やり' } };
    await person.browser.call('POST', '/treatment-logs', log, person.accessToken);
    const image = await keep(person, 'log_image');
    await say(person, false);
    portal.pass(30 * DAY);
    const away = new Error('the storage is away');
    const objectStorage = {
      ...portal.dependencies.objectStorage,
      delete: () => Promise.reject(away),
    };
    await expect(erase({ objectStorage })).rejects.toBe(away);
    expect(await lies(image)).toBe(true);
    const back = await backAfterAMonth(person);
    await say(back, true);
    const logs = await back.browser.call('GET', '/treatment-logs', undefined, back.accessToken);
    expect(logs.json()).toMatchObject({ meta: { total: 0 } });
    expect(await read(person, image)).toBe('not_found');
    await sweepUploads(portal.dependencies);
    expect(await lies(image)).toBe(false);
  });

  it('取り消した場合、相談に送った写真もすぐに読めず、30日で消える', async () => {
    const person = await makeMember(portal);
    const sent = await keep(person, 'message_picture');
    expect(await read(person, sent)).toBe('read');
    await say(person, false);
    expect(await read(person, sent)).toBe('consent_withdrawn');
    portal.pass(30 * DAY);
    await erase();
    expect(await lies(sent)).toBe(false);
  });
});
