import { afterEach, describe, expect, it } from 'vitest';
import { makeMember } from '../../portal-under-test/make-member.fixture.ts';
import { usePortal } from '../../portal-under-test/portal-under-test.fixture.ts';
import { picture } from './pictures.fixture.ts';
import { saveLogFile } from './save-log-file.ts';
import { storageReadiness } from './storage-room.ts';

const MEGABYTE = 1024 * 1024;
const portal = usePortal({ settings: { storage: { perMember: 3 * MEGABYTE, floor: 5_000 * MEGABYTE } } });

/** How much the place of the files says is free. */
function leave(bytes: number | null) {
  portal.dependencies.objectStorage.freeBytes = async () => bytes;
}
afterEach(() => leave(null));

const ASK = '/inspection-images/presigned-urls?image_count=1';
type Person = Awaited<ReturnType<typeof makeMember>>;
const ask = ({ browser, accessToken }: Person, path = ASK) =>
  browser.call('GET', path, undefined, accessToken);

/** A paper of this size, sent as the browser does. */
async function send(person: Person, bytes: number) {
  const given = await ask(person);
  expect(given.statusCode, given.body).toBe(200);
  return sendTo(given.json().urls[0].put_url, bytes);
}
async function sendTo(address: string, bytes: number) {
  const { pathname, search, host } = new URL(address);
  const payload = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(bytes - 9)]);
  const headers = { host, 'content-type': 'application/pdf' };
  return portal.app.inject({ method: 'PUT', url: pathname + search, headers, payload });
}
describe('一人がお預けになれる量', () => {
  // @proves error storage_full
  it('超える場合、わけと量と、どうすればよいかを言って断り、文字の記録とほかの人は変わらない', async () => {
    const [person, other] = [await makeMember(portal), await makeMember(portal)];
    expect((await send(person, 2 * MEGABYTE)).statusCode).toBe(204);
    const refused = await send(person, 2 * MEGABYTE);
    expect([refused.statusCode, refused.json().name]).toEqual([409, 'STORAGE_FULL']);
    expect(refused.json().message).toContain('お一人3MB');
    expect(refused.json().message).toContain('次の日から、また入れられます');
    expect((await send(person, MEGABYTE)).statusCode).toBe(204);
    for (const path of [ASK, '/users/presigned-url', '/consultations/picture-urls?image_count=1'])
      expect((await ask(person, path)).json().name, path).toBe('STORAGE_FULL');
    const log = { log_date: '2026-11-10', is_other_log: true, other: { text: '庭の水やり' } };
    expect((await person.browser.call('POST', '/treatment-logs', log, person.accessToken)).statusCode).toBe(
      201,
    );
    expect((await send(other, 2 * MEGABYTE)).statusCode).toBe(204);
  });

  it('同時にたくさん送られた場合も、入るだけを預かり、量を超えない', async () => {
    const person = await makeMember(portal);
    const asked = await ask(person, '/inspection-images/presigned-urls?image_count=8');
    const sent = await Promise.all(
      asked.json().urls.map(({ put_url }: { put_url: string }) => sendTo(put_url, MEGABYTE)),
    );
    const kept = sent.filter(({ statusCode }) => statusCode === 204).length;
    expect(kept).toBe(3);
    const { rows } = await portal.dependencies.database.execute(
      `select coalesce(sum(bytes), 0)::int as bytes from uploads where member_id = '${person.memberId}'`,
    );
    expect(rows[0]?.bytes).toBeLessThanOrEqual(3 * MEGABYTE);
  });
});

describe('預かる場所の空き', () => {
  // @proves error storage_low
  it('足りない場合、わけを言って断り、文字の記録と、前に預かったものは、これまでどおり', async () => {
    const person = await makeMember(portal);
    const file = await picture(40, 40).jpeg().toBuffer();
    const key = await saveLogFile(portal.dependencies, {
      memberId: person.memberId,
      file,
      contentType: 'image/jpeg',
    });
    const given = await ask(person);
    leave(4_000 * MEGABYTE);
    const refused = await ask(person);
    expect([refused.statusCode, refused.json().name]).toEqual([503, 'STORAGE_LOW']);
    expect(refused.json().message).toContain('時間をおいて');
    expect((await sendTo(given.json().urls[0].put_url, 1_000)).json().name).toBe('STORAGE_LOW');
    const log = { log_date: '2026-11-10', is_other_log: true, other: { text: '庭の水やり' }, images: [key] };
    expect((await person.browser.call('POST', '/treatment-logs', log, person.accessToken)).statusCode).toBe(
      201,
    );
    expect((await person.browser.ask(`/files/${key}`)).statusCode).toBe(200);
  });

  it('ちょうどの空きなら預かり、これから届く分も数える', async () => {
    const person = await makeMember(portal);
    leave(5_000 * MEGABYTE);
    expect((await ask(person)).statusCode).toBe(200);
    expect((await send(person, 1_000)).json().name).toBe('STORAGE_LOW');
    leave(5_000 * MEGABYTE + 1_000);
    expect((await send(person, 1_000)).statusCode).toBe(204);
  });
});

describe('/readiness', () => {
  /** What its own checks say, without the second for which the answer itself is remembered. */
  const isWell = (name: string) => storageReadiness(portal.dependencies)[name]?.isWell();

  it('空きが足りないことを言い、人は断らない', async () => {
    leave(1);
    const answer = await portal.app.inject({ url: '/readiness' });
    expect([answer.statusCode, answer.json().checks.storage_room]).toEqual([200, 'failing']);
    leave(null);
    expect(await isWell('storage_room')).toBe(true);
  });

  it('量を使いきった人がいることを、10分のうちに言う', async () => {
    await portal.dependencies.database.execute('delete from uploads');
    const { member_storage } = storageReadiness(portal.dependencies);
    expect(await member_storage?.isWell()).toBe(true);
    const person = await makeMember(portal);
    await send(person, 3 * MEGABYTE);
    expect(await member_storage?.isWell()).toBe(true);
    portal.pass(11 * 60);
    expect(await member_storage?.isWell()).toBe(false);
  });
});
