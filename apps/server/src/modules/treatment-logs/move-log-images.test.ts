import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { logImageBelongings } from '../uploads/move-log-images.ts';
import { picture } from '../uploads/pictures.fixture.ts';
import { treatmentLogBelongings } from './move-treatment-logs.ts';
import { HANAKO, JIRO, startTreatmentLogs, type TreatmentLogsUnderTest } from './treatment-logs.fixture.ts';

const MOVE = { from: HANAKO.memberId, to: JIRO.memberId };
let portal: TreatmentLogsUnderTest;
let jpeg: Buffer;
beforeAll(async () => {
  portal = await startTreatmentLogs();
  return () => portal.close();
});
beforeAll(async () => {
  jpeg = await picture(600, 400).jpeg().toBuffer();
});
beforeEach(() => portal.empty());

const read = async (path: string, as: 'hanako' | 'jiro') => {
  const { statusCode, rawPayload } = await portal.readFile(path, as);
  return statusCode === 200 ? rawPayload : statusCode;
};
const moveLogs = () => treatmentLogBelongings.moveSome(portal, MOVE, 100);
const images = () => logImageBelongings(portal.objectStorage);

/** A log of hanako's with a picture, and the picture as she reads it. */
async function logWithPicture() {
  const key = await portal.sendFile(jpeg, 'image/jpeg');
  const log = await portal.write({ images: [key] });
  return { key, log, seen: await read(key, 'hanako') };
}

describe('ひとつの会員への移行（G40）', () => {
  it('記録の写真も移り、移った先の会員だけが、小さな写真ごと読める', async () => {
    const { key, log, seen } = await logWithPicture();
    await moveLogs();
    expect(await images().isEmpty(portal.database, HANAKO.memberId)).toBe(false);
    expect(await images().moveSome(portal, MOVE, 100)).toBe(1);
    expect(await images().isEmpty(portal.database, HANAKO.memberId)).toBe(true);
    expect((await portal.send('GET', `/${log.id}`, { as: 'jiro' })).body).toMatchObject({ files: log.files });
    expect(await read(key, 'jiro')).toEqual(seen);
    expect(await read(`${key}/thumbnail`, 'jiro')).toBeInstanceOf(Buffer);
    expect(await read(key, 'hanako')).toBe(404);
    // It is the new member's in every way.
    const { version, ...contents } = log;
    const changed = await portal.send('PUT', `/${log.id}`, {
      as: 'jiro',
      body: { ...contents, title: '続き', version },
    });
    expect(changed.status, JSON.stringify(changed.body)).toBe(200);
  });

  it('一度に移す数が決まっていれば、それだけを移す', async () => {
    await logWithPicture();
    await logWithPicture();
    expect(await images().moveSome(portal, MOVE, 0)).toBe(0);
    expect(await images().moveSome(portal, MOVE, 1)).toBe(1);
    expect(await images().moveSome(portal, MOVE, 5)).toBe(1);
    expect(await images().moveSome(portal, MOVE, 5)).toBe(0);
  });

  it('途中で預け先が止まった場合、どこで止まっても、次の回で移し終える', async () => {
    const { key, seen } = await logWithPicture();
    for (const writes of [0, 1]) {
      let left = writes;
      const away = new Error('the storage is away');
      const put: typeof portal.objectStorage.put = (...given) => {
        left -= 1;
        return left < 0 ? Promise.reject(away) : portal.objectStorage.put(...given);
      };
      const storage = { ...portal.objectStorage, put };
      await expect(logImageBelongings(storage).moveSome(portal, MOVE, 5)).rejects.toBe(away);
      expect(await images().isEmpty(portal.database, HANAKO.memberId)).toBe(false);
    }
    expect(await images().moveSome(portal, MOVE, 5)).toBe(1);
    expect(await read(key, 'jiro')).toEqual(seen);
    expect(await read(`${key}/thumbnail`, 'jiro')).toBeInstanceOf(Buffer);
  });

  it('二つの移行が同時に来た場合も、写真は読める', async () => {
    const { key, seen } = await logWithPicture();
    await Promise.all([images().moveSome(portal, MOVE, 5), images().moveSome(portal, MOVE, 5)]);
    expect(await read(key, 'jiro')).toEqual(seen);
  });
});
