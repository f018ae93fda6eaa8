import { randomUUID } from 'node:crypto';
import type { TreatmentLogForm } from '@hidamari/contract/treatment-logs';
import { sql } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eraseFilesOf, sweepUploads } from '../uploads/index.ts';
import { picture } from '../uploads/pictures.fixture.ts';
import { eraseTrashedLogs } from './erase-trashed-logs.ts';
import {
  aLog,
  HANAKO,
  startTreatmentLogs,
  TEST_NOW,
  type TreatmentLogsUnderTest,
} from './treatment-logs.fixture.ts';

const HOUR = 3_600_000;
const PDF = Buffer.from('%PDF-1.7\n%%EOF\n');
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
afterEach(() => portal.setNow(TEST_NOW));

const pass = (hours: number) => portal.setNow(new Date(portal.clock().getTime() + hours * HOUR));
const photo = (as: 'hanako' | 'jiro' = 'hanako') => portal.sendFile(jpeg, 'image/jpeg', as);
const statusOf = async (key: string) => (await portal.readFile(key)).statusCode;
const write = (change: Partial<TreatmentLogForm>, as: 'hanako' | 'jiro' = 'hanako') =>
  portal.send('POST', '', { as, body: aLog(change) });
const change = (id: string, version: number, log: Partial<TreatmentLogForm>) =>
  portal.send('PUT', `/${id}`, { body: { ...aLog(log), version } });
const testResult = (...images: string[]) => ({ type: 1 as const, images });

describe('写真と紙を、記録といっしょに保存する（G65・G63）', () => {
  // @proves state log: every field
  it('送った写真とPDFを書いた場合、どの種類か、大きさ、小さな写真の有無とともに読める', async () => {
    const [own, paper] = [await photo(), await portal.sendFile(PDF, 'application/pdf')];
    const log = await portal.write({ images: [own], test_results: [testResult(paper)] });
    expect(log.images).toEqual([own]);
    expect(log.test_results[0]?.images).toEqual([paper]);
    expect(log.files).toEqual([
      { key: own, content_type: 'image/jpeg', bytes: expect.any(Number), has_thumbnail: true },
      { key: paper, content_type: 'application/pdf', bytes: PDF.length, has_thumbnail: false },
    ]);
    expect((await portal.send('GET', `/${log.id}`)).body).toEqual(log);
    expect((await portal.send('GET', '')).body.data).toEqual([log]);
    expect(await statusOf(own)).toBe(200);
    expect(await statusOf(`${own}/thumbnail`)).toBe(200);
  });

  it('送られた files は使わず、実際に預かっているものだけを答える', async () => {
    const key = await photo();
    const files = [{ key, content_type: 'text/html', bytes: 1, has_thumbnail: false }];
    const { files: told } = await portal.write({ images: [key], files } as object);
    expect(told).toMatchObject([{ content_type: 'image/jpeg', has_thumbnail: true }]);
    expect(await portal.write({ files } as object)).not.toHaveProperty('files');
  });

  // @proves state log: every field
  it('10個までなら受け取り、検査のものと合わせて11個の場合は断る', async () => {
    const keys = await Promise.all(Array.from({ length: 10 }, () => photo()));
    const [eleventh] = [await photo()];
    for (const log of [
      { images: [...keys, eleventh] },
      { images: keys, test_results: [testResult(eleventh)] },
      { test_results: [testResult(...keys.slice(0, 5)), testResult(...keys.slice(5), eleventh)] },
    ]) {
      const { status, body } = await write(log);
      expect({ status, fields: body.fields }).toEqual({
        status: 422,
        fields: { images: ['too_many_items'] },
      });
    }
    const over = await write({ test_results: [testResult(...keys, eleventh)] });
    expect(over.body.fields).toEqual({ 'test_results.0.images': ['too_many_items'] });
    expect(
      (await write({ images: keys.slice(0, 6), test_results: [testResult(...keys.slice(6))] })).status,
    ).toBe(201);
  });
});

describe('本人のものと確かめられない鍵（F15）', () => {
  it.each([
    ['ほかの会員の鍵', () => photo('jiro')],
    ['ない鍵', async () => randomUUID()],
    ['まだ届いていない鍵', async () => 'a'.repeat(36)],
    ['鍵でない文字', async () => 'logs/of-somebody-else.jpg'],
    [
      'ほかの記録の鍵',
      async () => {
        const key = await photo();
        await portal.write({ images: [key] });
        return key;
      },
    ],
  ])('%sの場合、どの鍵かを伝えて断り、何も保存しない', async (_, ask) => {
    const [good, bad] = [await photo(), await ask()];
    const before = await portal.countRows();
    const own = await write({ images: [good, bad] });
    expect({ status: own.status, fields: own.body.fields }).toEqual({
      status: 422,
      fields: { 'images.1': ['invalid'] },
    });
    const ofTest = await write({ test_results: [testResult(), testResult(bad)] });
    expect(ofTest.body.fields).toEqual({ 'test_results.1.images.0': ['invalid'] });
    expect(await portal.countRows()).toBe(before);
    // The good one is still free for the next try.
    expect((await write({ images: [good] })).status).toBe(201);
  });

  it('直すときに、ほかの記録の写真を名ざした場合、断り、もとのまま残す', async () => {
    const theirs = await photo();
    await portal.write({ images: [theirs], title: '持ち主' });
    const log = await portal.write({ title: 'もと' });
    const { status, body } = await change(log.id, 1, { title: '変えた', images: [theirs] });
    expect({ status, fields: body.fields }).toEqual({ status: 422, fields: { 'images.0': ['invalid'] } });
    expect((await portal.send('GET', `/${log.id}`)).body).toEqual(log);
  });

  it('開けない写真の場合、送ったときに伝え、記録には使えない', async () => {
    const broken = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(500, 7)]);
    await expect(portal.sendFile(broken, 'image/jpeg')).rejects.toThrow(/VALIDATION.*image_type/);
  });
});

describe('同じ保存が何度も届く（F5）', () => {
  it('写真のある記録が同時に10回届いた場合も、一件だけ書き、写真は一度だけ結ぶ', async () => {
    const images = [await photo(), await photo()];
    const body = aLog({ images });
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => portal.send('POST', '', { body, key: 'with-pictures' })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(201));
    expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1);
    expect(await portal.countRows()).toBe(1);
  });

  it('同じ鍵で写真を足した場合、選べるように、保存ずみの記録とともに伝える', async () => {
    const [first, more] = [await photo(), await photo()];
    await portal.send('POST', '', { body: aLog({ images: [first] }), key: 'save-one-0001' });
    const { status, body } = await portal.send('POST', '', {
      body: aLog({ images: [first, more] }),
      key: 'save-one-0001',
    });
    expect(status).toBe(409);
    const { id, version } = body.current;
    expect((await change(id, version, { images: [first, more] })).status).toBe(200);
  });
});

describe('外した写真、消した記録', () => {
  it('外した写真は一日たって消え、残した写真は消えない。一日のうちなら、また使える', async () => {
    const [kept, dropped, again] = [await photo(), await photo(), await photo()];
    const { id } = await portal.write({ images: [kept, dropped, again] });
    pass(24 * 40);
    expect((await change(id, 1, { images: [kept] })).status).toBe(200);
    pass(23);
    await sweepUploads(portal);
    expect((await change(id, 2, { images: [kept, again] })).status).toBe(200);
    pass(2);
    await sweepUploads(portal);
    expect([await statusOf(kept), await statusOf(dropped), await statusOf(again)]).toEqual([200, 404, 200]);
    expect((await write({ images: [dropped] })).body.fields).toEqual({ 'images.0': ['invalid'] });
  });

  it('送ったまま保存しなかった写真は、一日たって消える', async () => {
    const key = await photo();
    pass(23);
    await sweepUploads(portal);
    expect(await statusOf(key)).toBe(200);
    pass(2);
    expect(await sweepUploads(portal)).toBe(1);
    expect(await statusOf(key)).toBe(404);
    expect(await portal.objectStorage.head(`kept/${key}`)).toBeNull();
  });

  it('ごみ箱のあいだは残り、元に戻せば見え、30日たって記録ごと消える', async () => {
    const [key, others] = [await photo(), await photo()];
    const { id } = await portal.write({ images: [key] });
    await portal.write({ images: [others] });
    await portal.send('DELETE', `/${id}`);
    pass(24 * 29);
    await sweepUploads(portal);
    const restored = await portal.send('PUT', `/${id}/restore`);
    expect(restored.body.files).toHaveLength(1);
    expect(await statusOf(key)).toBe(200);
    await portal.send('DELETE', `/${id}`);
    pass(24 * 30);
    expect(await eraseTrashedLogs(portal)).toBe(1);
    expect(await statusOf(key)).toBe(404);
    await sweepUploads(portal);
    expect(await portal.objectStorage.head(`kept/${key}`)).toBeNull();
    expect(await portal.objectStorage.head(`thumbnail/${key}`)).toBeNull();
    expect(await statusOf(others)).toBe(200);
  });

  it('会員を消す場合、記録の写真もすべて消える', async () => {
    const key = await photo();
    await portal.write({ images: [key] });
    await eraseFilesOf(portal, HANAKO.memberId);
    const left = await portal.database.execute<{ n: number }>(sql`select count(*)::int as n from uploads`);
    expect(left.rows[0]?.n).toBe(0);
    expect(await portal.objectStorage.head(`kept/${key}`)).toBeNull();
  });
});
