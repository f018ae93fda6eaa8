import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type LookUpsUnderTest, startLookUps } from '../look-ups.fixture.ts';
import { medicines } from '../look-ups.table.ts';
import { importMedicines } from './import-files.ts';
import { aFile, medicineLine } from './list-files.fixture.ts';

const TODAY = '2026-11-16';
let portal: LookUpsUnderTest;
beforeAll(async () => {
  portal = await startLookUps();
  return () => portal.close();
});
beforeEach(() => portal.empty());

const read = (file: string) => importMedicines(portal.database, { files: [file], today: TODAY });
const readLines = (...lines: string[]) => read(aFile(lines, 'cp932'));
const all = () => portal.database.select().from(medicines).orderBy(medicines.code);

const TAXOL = medicineLine('620000001', 'タキソール注射液３０ｍｇ　５ｍＬ', {
  kana: 'ﾀｷｿ-ﾙﾁﾕｳｼﾔｴｷ30MG',
  general: '【般】パクリタキセル注射液３０ｍｇ',
});

describe('薬の一覧を取り込む', () => {
  it('名前、一般名、半角の読みのどれからも見つかり、読みやすい字で出る', async () => {
    expect(await readLines(TAXOL)).toEqual({ rows: 1, retired: 0 });
    expect(await all()).toMatchObject([
      {
        code: '620000001',
        name: 'タキソール注射液30mg 5mL',
        general_name: 'パクリタキセル注射液30mg',
        kana: 'タキソールチユウシヤエキ30MG',
        is_sample: false,
      },
    ]);
    for (const typed of ['たきそーるちゅうしゃ', 'ぱくり', '30mg', 'ﾀｷｿｰﾙ']) {
      expect(await portal.medicinesOf(typed)).toEqual(['タキソール注射液30mg 5mL']);
    }
  });

  it('機種による文字（①、髙）も読める', async () => {
    await readLines(medicineLine('620000002', '髙見①錠'));
    expect((await all())[0]?.name).toBe('髙見1錠');
  });

  it('一般名のない前の形（35列）も読める', async () => {
    const fields = medicineLine('620000003', '見本錠').split(',').slice(0, 35).join(',');
    await readLines(fields);
    expect(await all()).toMatchObject([{ name: '見本錠', general_name: '' }]);
  });

  it('きょうまでに廃止されたもの、抹消されたものは入れず、先の廃止は入れる', async () => {
    await readLines(
      medicineLine('620000001', '前の日の薬', { abolished: '20261115' }),
      medicineLine('620000002', 'きょうの薬', { abolished: '20261116' }),
      medicineLine('620000003', 'あすの薬', { abolished: '20261117' }),
      medicineLine('620000004', '抹消の薬', { change: '1' }),
      medicineLine('620000005', '廃止の薬', { change: '9' }),
      medicineLine('620000006', '変更の薬', { change: '5' }),
    );
    expect((await all()).map(({ name }) => name)).toEqual(['あすの薬', '変更の薬']);
  });

  it('次の版で廃止になった薬は、見つからなくなる', async () => {
    await readLines(TAXOL, medicineLine('620000002', '見本錠'));
    expect(await readLines(TAXOL, medicineLine('620000002', '見本錠', { change: '9' }))).toEqual({
      rows: 1,
      retired: 1,
    });
    expect(await portal.medicinesOf('見本')).toEqual([]);
  });
});

describe('読めないファイル', () => {
  it.each<[string, () => string, RegExp]>([
    [
      'ほかの種類の',
      () => aFile([TAXOL, medicineLine('1', 'あ', { kind: 'S' })], 'cp932'),
      /line 2: .*医薬品マスター/,
    ],
    ['列の足りない', () => aFile(['0,Y,620000001'], 'cp932'), /line 1: .*this one has 3/],
    ['番号が九桁でない', () => aFile([medicineLine('62', 'あ')], 'cp932'), /line 1: field 3/],
    ['名前がない', () => aFile([medicineLine('620000001', '')], 'cp932'), /line 1: field 3/],
    ['UTF-8で書かれた', () => aFile([TAXOL], 'utf8'), /line 1: /],
    ['空の', () => aFile([], 'cp932'), /is empty/],
  ])('%sファイルの場合、どこが読めないかを言い、何も変えない', async (_, file, problem) => {
    await readLines(medicineLine('620000009', '桜錠'));
    const before = await all();
    await expect(read(file())).rejects.toThrow(problem);
    expect(await all()).toEqual(before);
  });
});
