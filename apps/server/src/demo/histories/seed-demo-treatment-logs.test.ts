import { listTreatmentLogsEndpoint } from '@hidamari/contract/treatment-logs';
import { japanDay } from '@hidamari/domain/japanese-dates';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import {
  HANAKO,
  JIRO,
  startTreatmentLogs,
  TEST_NOW,
  type TreatmentLogsUnderTest,
} from '../../modules/treatment-logs/treatment-logs.fixture.ts';
import { seedDemoLogImages } from './seed-demo-log-images.ts';
import { seedDemoTreatmentLogs } from './seed-demo-treatment-logs.ts';

const today = japanDay(TEST_NOW);
let portal: TreatmentLogsUnderTest;
beforeAll(async () => {
  portal = await startTreatmentLogs();
  return () => portal.close();
});
beforeEach(() => portal.empty());

it('見本の会員は、自分の一年の記録を読み、探せる', async () => {
  const written = await seedDemoTreatmentLogs(portal, {
    memberId: HANAKO.memberId,
    kind: 'insurance',
    today,
  });
  expect(written).toBeGreaterThanOrEqual(60);
  const { body } = await portal.send('GET', '');
  expect(listTreatmentLogsEndpoint.responses[200].parse(body).meta.total).toBe(written);
  expect(body.data[0].log_date < today).toBe(true);
  expect(body.data[0].created_at.slice(0, 10)).toBe(body.data[0].log_date);
  expect((await portal.titles('?keyword=とらすつずまぶ')).length).toBeGreaterThan(5);
  expect(await portal.titles('?keyword=見本')).toHaveLength(20);
});

it('三人の記録は、まざらない', async () => {
  await seedDemoTreatmentLogs(portal, { memberId: HANAKO.memberId, kind: 'general', today });
  await seedDemoTreatmentLogs(portal, { memberId: JIRO.memberId, kind: 'chofu', today });
  expect(await portal.titles('?keyword=アテゾリズマブ', 'jiro')).toEqual([]);
  expect((await portal.titles('?keyword=アテゾリズマブ')).length).toBeGreaterThan(5);
});

it('もう記録のある会員には、何も足さない', async () => {
  await portal.write({ title: '自分の記録' });
  expect(await seedDemoTreatmentLogs(portal, { memberId: HANAKO.memberId, kind: 'insurance', today })).toBe(
    0,
  );
  expect(await portal.titles('')).toEqual(['自分の記録']);
});

it('途中で切れた場合、一件も残さず、次の始動がはじめから書く', async () => {
  const history = { memberId: HANAKO.memberId, kind: 'insurance', today } as const;
  let sealed = 0;
  const cutOff: typeof portal.encryption = {
    ...portal.encryption,
    async forMember(executor, memberId) {
      const cipher = await portal.encryption.forMember(executor, memberId);
      const encrypt: typeof cipher.encrypt = (plain, context) => {
        sealed += 1;
        if (sealed > 20) throw new Error('cut off');
        return cipher.encrypt(plain, context);
      };
      return { ...cipher, encrypt };
    },
  };
  await expect(seedDemoTreatmentLogs({ ...portal, encryption: cutOff }, history)).rejects.toThrow('cut off');
  expect(await portal.titles('')).toEqual([]);
  expect(await seedDemoTreatmentLogs(portal, history)).toBeGreaterThanOrEqual(60);
});

it('新しい受診の記録には、見本の画像があり、ほかの記録と同じように読める', async () => {
  await seedDemoTreatmentLogs(portal, { memberId: HANAKO.memberId, kind: 'insurance', today });
  expect(await seedDemoLogImages(portal, HANAKO.memberId)).toBe(2);
  const { body } = await portal.send('GET', '');
  const keys = body.data.flatMap(({ images }: { images: string[] }) => images);
  expect(keys).toHaveLength(3);
  for (const key of keys) expect((await portal.readFile(`${key}/thumbnail`)).statusCode).toBe(200);
  expect(await seedDemoLogImages(portal, JIRO.memberId)).toBe(0);
});
