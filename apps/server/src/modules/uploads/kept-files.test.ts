import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { claimUpload } from './claim-upload.ts';
import { sweepUploads } from './erase-files.ts';
import { eraseFilesOf, memberIconsOf, tieLogImages } from './index.ts';
import { picture } from './pictures.fixture.ts';
import { uploads } from './upload.table.ts';
import { HANAKO, JIRO, LOG_CALL, startUploads, type UploadsUnderTest } from './uploads.fixture.ts';

let portal: UploadsUnderTest;
let jpeg: Buffer;
beforeAll(async () => {
  portal = await startUploads();
  return () => portal.close();
});
beforeAll(async () => {
  jpeg = await picture(600, 400).jpeg().toBuffer();
});
beforeEach(async () => {
  await portal.empty();
  for (const key of (await portal.stored()).keys()) await portal.objectStorage.delete(key);
});

const takeIn = (key: string, kind: 'icon' | 'log_image' = 'icon', { memberId } = HANAKO) =>
  claimUpload(portal, { memberId, key, kind });

describe('読む（本人だけ）', () => {
  it('本人の場合、どこにも残さない形で渡す', async () => {
    const key = await portal.send(jpeg, 'image/jpeg');
    await takeIn(key);
    const answer = await portal.read(`/files/${key}`, 'hanako');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-disposition': 'inline; filename="hidamari.webp"',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
  });

  it('ほかの会員、だれでもない人、ない鍵の場合、区別なく見つからない（F15）', async () => {
    const key = await portal.send(jpeg, 'image/jpeg');
    await takeIn(key);
    const answers = [
      await portal.read(`/files/${key}`, 'jiro'),
      await portal.read(`/files/${key}`),
      await portal.read(`/files/${randomUUID()}`, 'hanako'),
      await portal.read('/files/x', 'hanako'),
    ];
    const shapes = answers.map(({ statusCode, body }) => [statusCode, JSON.parse(body).name]);
    expect(shapes).toEqual(Array(4).fill([404, 'NOT_FOUND']));
  });

  it('まだ預かっていないものは、本人も読めない', async () => {
    const key = await portal.send(jpeg, 'image/jpeg');
    expect((await portal.read(`/files/${key}`, 'hanako')).statusCode).toBe(404);
  });

  it('アイコンがない場合、アドレスもない', () => {
    expect(memberIconsOf(portal).urlOf({ icon_filename: null })).toBeNull();
  });

  it('鍵も署名も、記録に残らない（F35）', async () => {
    portal.logged.length = 0;
    const { key, put_url } = await portal.addressFor();
    await portal.put(put_url, jpeg, 'image/jpeg');
    await takeIn(key);
    await portal.read(`/files/${key}`, 'hanako');
    const lines = portal.logged.join('');
    expect(lines).toContain('/files/:key');
    expect(lines).not.toContain(key);
    expect(lines).not.toContain(new URL(put_url).searchParams.get('signature'));
  });
});

describe('使われなかったもの', () => {
  const sweep = () => sweepUploads(portal);

  it('1時間のあいだ使われなかったものは、毎日の仕事で消える。使われたものは残る', async () => {
    const kept = await portal.send(jpeg, 'image/jpeg');
    await takeIn(kept);
    await portal.send(jpeg, 'image/jpeg');
    await portal.addressFor();
    portal.pass(3_500);
    expect(await sweep()).toBe(0);
    portal.pass(200);
    expect(await sweep()).toBe(2);
    expect([...(await portal.stored()).keys()]).toEqual([`kept/${kept}`]);
    expect((await portal.read(`/files/${kept}`, 'hanako')).statusCode).toBe(200);
  });

  it('新しいアイコンに替えた場合、前のものは一日たって消える。ほかの会員のものは残る', async () => {
    const keep = async (who: 'hanako' | 'jiro') => {
      const key = await portal.send(jpeg, 'image/jpeg', who);
      await takeIn(key, 'icon', who === 'hanako' ? HANAKO : JIRO);
      portal.pass(10);
      return key;
    };
    const [old, others, latest] = [await keep('hanako'), await keep('jiro'), await keep('hanako')];
    portal.pass(80_000);
    expect(await sweep()).toBe(0);
    portal.pass(10_000);
    expect(await sweep()).toBe(1);
    const left = [...(await portal.stored()).keys()].sort();
    expect(left).toEqual([`kept/${others}`, `kept/${latest}`].sort());
    expect((await portal.read(`/files/${old}`, 'hanako')).statusCode).toBe(404);
  });

  it('記録に結んだ画像は、あとから別の画像を預かっても消えない。結ばないままなら一日で消える', async () => {
    const { memberId } = HANAKO;
    for (let count = 0; count < 2; count += 1) {
      const key = await portal.send(jpeg, 'image/jpeg', 'hanako', LOG_CALL);
      const log = { memberId, logId: randomUUID(), keys: [key], now: portal.clock() };
      expect(await tieLogImages(portal.database, log)).toEqual([]);
      portal.pass(10);
    }
    const untied = await portal.send(jpeg, 'image/jpeg', 'hanako', LOG_CALL);
    portal.pass(80_000);
    expect(await sweep()).toBe(0);
    expect((await portal.read(`/files/${untied}`, 'hanako')).statusCode).toBe(200);
    portal.pass(10_000);
    expect(await sweep()).toBe(1);
    expect((await portal.read(`/files/${untied}`, 'hanako')).statusCode).toBe(404);
    portal.pass(90_000);
    expect(await sweep()).toBe(0);
  });

  it('毎日の仕事に入っている', () => {
    expect(portal.jobs.map(({ name }) => name)).toEqual(['sweep-uploads']);
  });
});

describe('会員を消すとき（G53）', () => {
  it('預かったもの、届いただけのもの、小さな写真も、行ごと消える。ほかの会員のものは残る', async () => {
    await takeIn(await portal.send(jpeg, 'image/jpeg'));
    await takeIn(await portal.send(jpeg, 'image/jpeg', 'hanako', LOG_CALL), 'log_image');
    await portal.send(jpeg, 'image/jpeg');
    await portal.addressFor();
    const others = await portal.send(jpeg, 'image/jpeg', 'jiro');
    await takeIn(others, 'icon', JIRO);
    expect((await portal.stored()).size).toBe(5);
    await eraseFilesOf(portal, HANAKO.memberId);
    expect([...(await portal.stored()).keys()]).toEqual([`kept/${others}`]);
    const left = await portal.database.select({ id: uploads.id }).from(uploads);
    expect(left).toEqual([{ id: others }]);
  });

  it('預け先が止まっていた場合、行が残り、次の回で消し終える', async () => {
    const key = await portal.send(jpeg, 'image/jpeg');
    await takeIn(key);
    const away = new Error('the storage is away');
    const objectStorage = { ...portal.objectStorage, delete: () => Promise.reject(away) };
    await expect(eraseFilesOf({ ...portal, objectStorage }, HANAKO.memberId)).rejects.toBe(away);
    expect(await portal.database.select({ id: uploads.id }).from(uploads)).toEqual([{ id: key }]);
    await eraseFilesOf(portal, HANAKO.memberId);
    expect((await portal.stored()).size).toBe(0);
    expect(await portal.database.select().from(uploads)).toEqual([]);
  });
});
