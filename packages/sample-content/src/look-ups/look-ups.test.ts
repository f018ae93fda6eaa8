import { PREFECTURES } from '@hidamari/domain/prefectures';
import { LOG_FIELDS } from '@hidamari/domain/treatment-logs';
import { describe, expect, it } from 'vitest';
import { SAMPLE_HOSPITALS, SAMPLE_MEDICINES } from './index.ts';

const KATAKANA = /^[ァ-ヴー・]+$/;
const LISTS = { 病院: SAMPLE_HOSPITALS, 薬: SAMPLE_MEDICINES };

describe.each(Object.entries(LISTS))('見本の%s', (_, list) => {
  it('読みは、すべて全角のカタカナで書かれている', () => {
    expect(list.filter(({ kana }) => !KATAKANA.test(kana))).toEqual([]);
  });

  it('同じ名前、同じ番号は、二つとない', () => {
    expect(new Set(list.map(({ name }) => name)).size).toBe(list.length);
    expect(new Set(list.map(({ code }) => code)).size).toBe(list.length);
  });

  it('治療ログの欄におさまる', () => {
    const longest = Math.max(...list.map(({ name }) => name.length));
    expect(longest).toBeLessThanOrEqual(
      Math.min(LOG_FIELDS.visit.hospital_name.limit, LOG_FIELDS.medicines.name.limit),
    );
  });
});

describe('見本の病院（G73）', () => {
  it('約60か所あり、どの名前も架空だと言う', () => {
    expect(SAMPLE_HOSPITALS.length).toBeGreaterThanOrEqual(60);
    expect(SAMPLE_HOSPITALS.filter(({ name }) => !name.endsWith('（架空）'))).toEqual([]);
  });

  it('47都道府県のすべてにあり、調布市にもある', () => {
    const prefectures = new Set(SAMPLE_HOSPITALS.map(({ prefecture }) => prefecture));
    expect(PREFECTURES.filter(({ label }) => !prefectures.has(label))).toEqual([]);
    expect(prefectures.size).toBe(PREFECTURES.length);
    expect(SAMPLE_HOSPITALS.some(({ city }) => city === '調布市')).toBe(true);
  });
});

describe('見本の薬（G73）', () => {
  it('一般名が約120ある', () => {
    expect(SAMPLE_MEDICINES.length).toBeGreaterThanOrEqual(115);
    expect(SAMPLE_MEDICINES.length).toBeLessThanOrEqual(130);
  });

  it.each([
    ['オンダンセトロン塩酸塩水和物', 'オンダンセトロンエンサンエンスイワブツ'],
    ['三酸化ヒ素', 'サンサンカヒソ'],
    ['アビラテロン酢酸エステル', 'アビラテロンサクサンエステル'],
    ['エリブリンメシル酸塩', 'エリブリンメシルサンエン'],
    ['ゾレドロン酸水和物', 'ゾレドロンサンスイワブツ'],
  ])('「%s」は「%s」と読む', (name, kana) => {
    expect(SAMPLE_MEDICINES.find((medicine) => medicine.name === name)?.kana).toBe(kana);
  });
});
