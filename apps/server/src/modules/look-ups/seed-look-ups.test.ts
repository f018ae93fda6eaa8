import { SAMPLE_HOSPITALS, SAMPLE_MEDICINES } from '@hidamari/sample-content/look-ups';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { demo } from '../../demo/index.ts';
import { TEST_SETTINGS } from '../../http/app-under-test.fixture.ts';
import { seedLookUps } from './index.ts';
import { storedHospital } from './look-up-row.ts';
import { aHospital, type LookUpsUnderTest, listHospitals, startLookUps } from './look-ups.fixture.ts';
import { hospitals, medicines } from './look-ups.table.ts';

let portal: LookUpsUnderTest;
beforeAll(async () => {
  portal = await startLookUps();
  return () => portal.close();
});
beforeEach(() => portal.empty());

const start = (settings: Partial<typeof TEST_SETTINGS> = {}) =>
  seedLookUps({ database: portal.database, settings: { ...TEST_SETTINGS, ...settings } }, demo.lookUpSamples);
const counts = async () => {
  const { database } = portal;
  return [await database.$count(hospitals), await database.$count(medicines)];
};
const WHOLE = [SAMPLE_HOSPITALS.length, SAMPLE_MEDICINES.length];

it.each([TEST_SETTINGS.demo, null])(
  '手元の始動では、見本の病院と薬を備え、見本だと知らせる',
  async (demo) => {
    await start({ demo });
    expect(await counts()).toEqual(WHOLE);
    expect(await portal.hospitalsOf('のがわみほん')).toEqual(['野川見本病院（架空）']);
    expect(await portal.medicinesOf('ぱくり')).toEqual(['パクリタキセル']);
    const { body } = await portal.ask('/medicines', { generalName: 'ぱくり' });
    expect(body[0].is_sample).toBe(true);
  },
);

it('二度目の始動は何も足さず、番号を変えない。欠けた見本は足す', async () => {
  await start();
  const before = await portal.database.select().from(hospitals).orderBy(hospitals.code);
  await start();
  expect(await portal.database.select().from(hospitals).orderBy(hospitals.code)).toEqual(before);
  await portal.database.delete(medicines);
  await start();
  expect(await counts()).toEqual(WHOLE);
});

it('本番では、架空の病院を備えない', async () => {
  await start({ deployment: 'production', demo: null });
  expect(await counts()).toEqual([0, 0]);
});

it('見本として動いたデータベースが本番になる場合、架空の病院と薬をなくし、本物は残す', async () => {
  await start();
  await portal.database.insert(hospitals).values(storedHospital(aHospital('日向総合病院'), false));
  await start({ deployment: 'production', demo: null });
  expect(await counts()).toEqual([1, 0]);
  expect(await portal.hospitalsOf('のがわみほん')).toEqual([]);
});

it('病院の一覧を取り込んだあとは、病院の見本だけを足さない', async () => {
  await listHospitals(portal, aHospital('日向総合病院'));
  await start();
  expect(await counts()).toEqual([1, SAMPLE_MEDICINES.length]);
});
