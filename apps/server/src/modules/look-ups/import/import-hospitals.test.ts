import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { demo } from '../../../demo/index.ts';
import { TEST_SETTINGS } from '../../../http/app-under-test.fixture.ts';
import { seedLookUps } from '../index.ts';
import { type LookUpsUnderTest, startLookUps } from '../look-ups.fixture.ts';
import { hospitals } from '../look-ups.table.ts';
import { importHospitals } from './import-files.ts';
import { aFile, HEADERS, hospitalLine } from './list-files.fixture.ts';

let portal: LookUpsUnderTest;
beforeAll(async () => {
  portal = await startLookUps();
  return () => portal.close();
});
beforeEach(() => portal.empty());

const HINATA = hospitalLine('1', '日向病院', { kana: 'ヒナタビョウイン' });
const read = (...files: string[]) => importHospitals(portal.database, { files });
const readLines = (...lines: string[]) => read(aFile([HEADERS, ...lines]));
const all = () => portal.database.select().from(hospitals).orderBy(hospitals.code);

describe('病院の一覧を取り込む', () => {
  it('取り込んだ病院は、都道府県と市区町村とともに見つかる', async () => {
    expect(await readLines(HINATA, hospitalLine('2', '野川病院'))).toEqual({ rows: 2, retired: 0 });
    const { body } = await portal.ask('/hospitals', { hospital_name: 'ヒナタ' });
    expect(body).toMatchObject([
      { name: '日向病院', prefecture: '東京都', city: '調布市', is_sample: false },
    ]);
  });

  it('はじめの印（BOM）、引用符、中の改行とコンマ、列の順のちがいがあっても読める', async () => {
    const lines = [
      '所在地,"正式名称(フリガナ)",都道府県コード,正式名称,ID',
      '"東京都調布市1,2","ヒナタ",13,"医療法人\r\n""日向""病院","0010"',
      '',
      '札幌市北区1,,1,北の病院,2',
    ];
    await read(aFile(lines, 'utf8', { bom: true }));
    expect(await all()).toMatchObject([
      { code: '0010', name: '医療法人 "日向"病院', city: '調布市' },
      { code: '2', name: '北の病院', kana: '', prefecture: '北海道', city: '札幌市北区' },
    ]);
  });

  it('いくつかのファイルで一つの版になる', async () => {
    const files = [aFile([HEADERS, HINATA]), aFile([HEADERS, hospitalLine('9', '見本医院')])];
    expect(await read(...files)).toEqual({ rows: 2, retired: 0 });
    expect(await portal.hospitalsOf('見本医')).toEqual(['見本医院']);
  });

  it('次の版では、同じ番号の行が変わり、なくなった行は見つからなくなり、行の番号は残る', async () => {
    await readLines(HINATA, hospitalLine('2', '野川病院'));
    const before = await all();
    expect(await readLines(hospitalLine('1', '日向総合病院'), hospitalLine('3', '桜病院'))).toEqual({
      rows: 2,
      retired: 1,
    });
    const after = await all();
    expect(after.map(({ id }) => id).slice(0, 2)).toEqual(before.map(({ id }) => id));
    expect(after).toMatchObject([
      { name: '日向総合病院', is_retired: false },
      { name: '野川病院', is_retired: true },
      { name: '桜病院' },
    ]);
    await readLines(hospitalLine('2', '野川病院'), hospitalLine('3', '桜病院'));
    expect(await portal.hospitalsOf('野川')).toEqual(['野川病院']);
  });

  it('本物の一覧が入ると、見本の病院はなくなり、次の始動でも戻らない', async () => {
    const seeding = { database: portal.database, settings: TEST_SETTINGS };
    await seedLookUps(seeding, demo.lookUpSamples);
    await readLines(HINATA);
    await seedLookUps(seeding, demo.lookUpSamples);
    expect((await all()).map(({ name }) => name)).toEqual(['日向病院']);
  });

  it('千二百行でも、まとめて書き、もう一度読んでも同じになる', async () => {
    const lines = Array.from({ length: 1_200 }, (_, index) => hospitalLine(String(index), `第${index}病院`));
    expect(await readLines(...lines)).toEqual({ rows: 1_200, retired: 0 });
    const before = await all();
    expect(await readLines(...lines)).toEqual({ rows: 1_200, retired: 0 });
    expect(await all()).toEqual(before);
  });

  it('長い名前は、欄におさまる長さにする', async () => {
    await readLines(hospitalLine('1', 'あ'.repeat(80)));
    expect((await all())[0]?.name).toBe(`${'あ'.repeat(59)}…`);
  });
});

describe('読めないファイル', () => {
  it.each<[string, () => string, RegExp]>([
    [
      '列が足りない',
      () => aFile(['ID,正式名称,所在地', '1,あ,い']),
      /line 1: no column 正式名称（フリガナ）, 都道府県コード/,
    ],
    ['名前がない', () => aFile([HEADERS, HINATA, hospitalLine('2', '')]), /line 3: ID or 正式名称 is empty/],
    ['番号が二度ある', () => aFile([HEADERS, HINATA, HINATA]), /line 3: the code 1 is there twice/],
    ['都道府県がない', () => aFile([HEADERS, hospitalLine('1', 'あ', { prefecture: '48' })]), /line 2: .*48/],
    ['列の数がちがう', () => aFile([HEADERS, HINATA, '2,桜病院']), /line 3: /],
    ['引用符が閉じない', () => aFile([HEADERS, HINATA, '2,"桜病院,,,13,,']), /line \d+: /],
    ['Shift_JISで書かれた', () => aFile([HEADERS, HINATA], 'cp932'), /line 1: this is not UTF-8/],
    ['空の', () => aFile([]), /is empty/],
    ['行のない', () => aFile([HEADERS]), /no row/],
    ['ない', () => '/nowhere/list.csv', /list\.csv cannot be read \(ENOENT\)/],
  ])('%sファイルの場合、どこが読めないかを言い、何も変えない', async (_, file, problem) => {
    await readLines(hospitalLine('7', '桜病院'));
    const before = await all();
    await expect(read(file())).rejects.toThrow(problem);
    expect(await all()).toEqual(before);
  });

  it('半分もない版は、途中で切れたものとして断り、承知の上なら読む', async () => {
    await readLines(HINATA, hospitalLine('2', '野川病院'), hospitalLine('3', '桜病院'));
    const short = aFile([HEADERS, HINATA]);
    await expect(read(short)).rejects.toThrow(/1 rows, and there are 3 now/);
    const edition = { files: [short], isShrinkingAllowed: true };
    expect(await importHospitals(portal.database, edition)).toEqual({ rows: 1, retired: 2 });
  });
});
