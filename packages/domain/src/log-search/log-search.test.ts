import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TEST_RESULT_TYPES, TREATMENT_TYPES } from '../option-sets/index.ts';
import { foldForSearch } from '../search-text/index.ts';
import { MEASUREMENTS, SYMPTOMS, VISIT_KINDS } from '../treatment-logs/index.ts';
import { formsOf } from './forms-of.ts';
import { holdsLogKeyword, readLogKeyword } from './index.ts';
import { SAME_WORDS } from './same-words.ts';

/** Not called so by the form, and written by members. */
const ALSO_WRITTEN = ['かゆみ', '発疹', '発熱', '頓服', '飲まなかった'];
/** Nobody calls them anything else. */
const WITHOUT_OTHER_WORDS = [
  '血圧（下）',
  '手術前の薬物療法',
  '手術後の薬物療法',
  '手術後の放射線治療',
  'その他',
  '医師の説明のメモ',
  '検査',
];

const plain = (keyword: string) => readLogKeyword(keyword, () => []);
const isFound = (keyword: string, text: string) => holdsLogKeyword(foldForSearch(text), plain(keyword));

describe('治療ログをさがす言葉', () => {
  it.each([
    ['倦怠感', 'だるさ'],
    ['だるさ', '朝から倦怠感'],
    ['しんどい', 'だるさ'],
    ['えらい', 'だるさ'],
    ['はきけ', '吐き気'],
    ['嘔吐', '吐いた'],
    ['口内炎', '口の中のあれ'],
    ['不眠', '眠れない'],
    ['ねむれない', '眠れない'],
    ['食べれない', '食欲がない'],
    ['痺れ', 'しびれ'],
    ['浮腫', 'むくみ'],
    ['化学療法', '抗がん剤治療'],
    ['オペ', '手術'],
    ['外来', '通院'],
    ['CT', '画像検査'],
    ['画像検査', '造影CTをとった'],
    ['キイトルダ', 'ペムブロリズマブ'],
    ['ペムブロリズマブ', 'キイトルダの点滴'],
    ['熱', '体温 37.5℃'],
    ['38度', '体温 38.4℃'],
    ['38度5分', '体温 38.5℃'],
    ['３８．５度', '体温 38.5℃'],
  ])('「%s」は「%s」を見つける', (keyword, text) => expect(isFound(keyword, text)).toBe(true));

  it.each([
    ['だるさ', 'えらい人に会った'],
    ['CT', 'MRIをとった'],
    ['再発', '転移'],
    ['38度', '体温 37.8℃'],
    ['38度5分', '体温 38.2℃'],
    ['痛み', '咳止め'],
    ['熱が出た', '体温 36.4℃'],
    ['倦怠感 通院', 'だるさ'],
  ])('「%s」は「%s」を見つけない', (keyword, text) => expect(isFound(keyword, text)).toBe(false));

  it('同じ意味の言葉でさがすときは、ログでの呼び名を言い、呼び名そのものなら言わない', () => {
    const labelsOf = (keyword: string) =>
      plain(keyword).flatMap(({ words }) => words.map(({ label }) => label));
    expect(labelsOf('倦怠感 だるさ 散歩')).toEqual(['だるさ', null, null]);
  });

  it('表の呼び名は画面にある言葉で、選んで書く症状、測るもの、治療は、どれも表にある', () => {
    const needed: string[] = [
      SYMPTOMS,
      MEASUREMENTS,
      TREATMENT_TYPES,
      TEST_RESULT_TYPES,
      VISIT_KINDS,
    ].flatMap((rows) => rows.map(({ label }) => label));
    const labels = SAME_WORDS.map(({ words }) => words.split('、')[0]?.trim() ?? '');
    expect(labels.filter((label) => !needed.includes(label))).toEqual(ALSO_WRITTEN);
    expect([...new Set(needed)].filter((label) => !labels.includes(label))).toEqual(WITHOUT_OTHER_WORDS);
  });

  it('書いたとおりの言葉は、いつも見つかる', () => {
    const letters = fc.string({
      unit: fc.constantFrom(...'体だるい熱38度5分。、 　ヶ月ＣＡ19−9抜けたキイトルダ％_'),
      maxLength: 40,
    });
    fc.assert(
      fc.property(letters, fc.nat(), fc.nat(), (text, from, length) => {
        const line = foldForSearch(text);
        const start = line.length === 0 ? 0 : from % line.length;
        const keyword = line.slice(start, start + 1 + (length % 6));
        expect(holdsLogKeyword(line, plain(keyword))).toBe(true);
      }),
    );
  });

  it.each(['', ' 　', '\u200b', 'あ'.repeat(10_000), '\u0000\ud800', '(((', '%_\\'])(
    '「%j」でも止まらない',
    (keyword) => expect(() => plain(keyword)).not.toThrow(),
  );
});

it.each([
  ['抜け', '抜ける', '髪が抜けた'],
  ['飲ん', '飲む', '薬を飲みました'],
  ['高い', '高い', '熱が高くなった'],
  ['食べれ', '食べれる', '食べられなかった'],
  ['かゆい', 'かゆい', 'かゆくて'],
  ['眠れなかっ', '眠れる', '眠れません'],
])('「%s」（%s）は「%s」の中の形でも見つかる', (surface, base, text) => {
  expect(formsOf(surface, base).some((form) => text.includes(form))).toBe(true);
});
