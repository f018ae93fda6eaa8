import { findHospitalsEndpoint, findMedicinesEndpoint } from '@hidamari/contract/treatment-logs';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  aHospital,
  aMedicine,
  type LookUpsUnderTest,
  listHospitals,
  listMedicines,
  startLookUps,
} from './look-ups.fixture.ts';
import { hospitals } from './look-ups.table.ts';

let portal: LookUpsUnderTest;
beforeAll(async () => {
  portal = await startLookUps();
  return () => portal.close();
});
beforeEach(() => portal.empty());

const HINATA = aHospital('日向総合病院', { kana: 'ヒナタソウゴウビョウイン' });

describe('病院の候補（G73）', () => {
  // @proves call GET /hospitals
  it.each(['日向', '総合病', 'ヒナタ', 'ひなた', 'ﾋﾅﾀ', 'そうごうびよう', '日向 総合', '日向総合病院'])(
    '「%s」と入力した場合、名前か読みのどこかにあれば見つかる',
    async (typed) => {
      await listHospitals(portal, HINATA, aHospital('野川病院', { kana: 'ノガワビョウイン' }));
      expect(await portal.hospitalsOf(typed)).toEqual(['日向総合病院']);
    },
  );

  it('名前、読み、都道府県、市区町村、見本かどうかを答える', async () => {
    await listHospitals(portal, HINATA);
    const { body } = await portal.ask('/hospitals', { hospital_name: 'ひなた' });
    expect(findHospitalsEndpoint.responses[200].parse(body)).toEqual([
      {
        id: expect.any(String),
        name: '日向総合病院',
        kana: 'ヒナタソウゴウビョウイン',
        prefecture: '東京都',
        city: '調布市',
        is_sample: false,
      },
    ]);
  });

  // @proves call GET /hospitals
  it('はじまりが合うものを先に、二十件までを答える', async () => {
    const many = Array.from({ length: 230 }, (_, index) => aHospital(`南ひなた${index + 100}病院`));
    await listHospitals(portal, ...many, aHospital('ひなた台病院'), aHospital('医療法人 ひなた会'));
    const names = await portal.hospitalsOf('ひなた');
    expect(names).toHaveLength(20);
    expect(names.slice(0, 2)).toEqual(['ひなた台病院', '医療法人 ひなた会']);
  });

  it('名前がどれも「病院」で終わる場合も、二十件を答える', async () => {
    await listHospitals(portal, ...Array.from({ length: 230 }, (_, index) => aHospital(`${index}病院`)));
    expect(await portal.hospitalsOf('病院')).toHaveLength(20);
  });

  it('一覧からなくなった病院は、見つからない', async () => {
    await listHospitals(portal, HINATA);
    await portal.database.update(hospitals).set({ is_retired: true }).where(eq(hospitals.code, HINATA.code));
    expect(await portal.hospitalsOf('ひなた')).toEqual([]);
  });

  // @proves call GET /hospitals
  it.each([
    ['%_', '50%_病院'],
    ['0%', '50%_病院'],
    ['\\病', 'A\\病院'],
    ["b'病", "B'病院"],
    ['c"病', 'C"病院'],
    ['{病', 'D{病院'],
  ])('記号「%s」は、その文字として探す', async (typed, found) => {
    await listHospitals(
      portal,
      ...['50%_病院', '50あ病院', 'A\\病院', "B'病院", 'C"病院', 'D{病院'].map((name) => aHospital(name)),
    );
    const names = await portal.hospitalsOf(typed);
    expect(names).toContain(found);
    expect(names).not.toContain('50あ病院');
  });

  it.each(['ひ', '', 'ｶﾞ', '「」', ' ひ '])('「%s」の場合、もう一文字たずねる', async (typed) => {
    const { status, body } = await portal.ask('/hospitals', { hospital_name: typed });
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain('too_short');
  });

  it.each([
    ['ひな\uD800た', 200],
    ['\uDC00\uD800', 200],
    ['𠮷'.repeat(90), 200],
    ['^ひ', 200],
    ['ﷺﷺ', 200],
    ['🏥🏥', 200],
    ['ひな\0た', 400],
    ['ひ'.repeat(201), 200],
  ])('書かれることのない文字「%j」の場合も、こちらの失敗にはならない', async (typed, status) => {
    await listHospitals(portal, HINATA);
    expect((await portal.ask('/hospitals', { hospital_name: typed })).status).toBe(status);
  });

  it('二つの名前のさかいをまたぐ語では、見つからない', async () => {
    await listHospitals(portal, HINATA);
    expect(await portal.hospitalsOf('病院ひなた')).toEqual([]);
  });

  // @proves call GET /hospitals
  it('ログインしていない場合、答えない。探した言葉は、記録に残らない', async () => {
    expect((await portal.ask('/hospitals', { hospital_name: 'ひなた' }, null)).status).toBe(401);
    await portal.hospitalsOf('秘密の病院');
    expect(portal.logged.join('')).not.toMatch(/秘密|%E7%A7%98/);
  });
});

describe('薬の候補（G73）', () => {
  const TAXOL = aMedicine('タキソール注射液30mg', {
    general_name: 'パクリタキセル',
    kana: 'タキソールチュウシャエキ30MG',
  });

  // @proves call GET /medicines
  it.each(['ぱくりた', 'ﾊﾟｸﾘﾀｷｾﾙ', 'たきそ', '注射', 'キセル'])(
    '「%s」と入力した場合、名前、一般名、読みから見つかる',
    async (typed) => {
      await listMedicines(portal, TAXOL, aMedicine('オンダンセトロン'));
      expect(await portal.medicinesOf(typed)).toEqual(['タキソール注射液30mg']);
    },
  );

  // @proves call GET /medicines
  it('名前、一般名、読み、見本かどうかを答える', async () => {
    await listMedicines(portal, TAXOL);
    const { body } = await portal.ask('/medicines', { generalName: 'ぱくり' });
    expect(findMedicinesEndpoint.responses[200].parse(body)).toEqual([
      {
        id: expect.any(String),
        name: 'タキソール注射液30mg',
        general_name: 'パクリタキセル',
        kana: 'タキソールチュウシャエキ30MG',
        is_sample: false,
      },
    ]);
  });
});
