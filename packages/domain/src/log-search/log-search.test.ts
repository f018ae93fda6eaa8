import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TEST_RESULT_TYPES, TREATMENT_TYPES } from '../option-sets/index.ts';
import { foldForSearch } from '../search-text/index.ts';
import { MEASUREMENTS, SYMPTOMS, VISIT_KINDS } from '../treatment-logs/index.ts';
import { deniedFormsOf, formsOf } from './forms-of.ts';
import { holdsLogKeyword, readLogKeyword } from './index.ts';
import { SAME_WORDS } from './same-words.ts';

/** Not called so by the form, and written by members. */
const ALSO_WRITTEN = [
  ...['かゆみ', '発疹', '発熱', 'やせた', '太った', '動悸', 'エコー', 'PET検査', '頓服', '飲まなかった'],
  ...['頭痛', '腹痛', '腰痛', 'めまい', '脱毛', 'おなか', 'のど', 'ごはん', '子ども', 'つらい'],
];
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
    ['38度以上', '体温 39.2℃'],
    ['38.5', '熱は38度5分'],
    ['TS1', 'TS-1を飲んだ'],
    ['5FU', '5-FUの点滴'],
    ['エンハーツ', 'トラスツズマブ・デルクステカン'],
    ['トラスツズマブ デルクステカン', 'エンハーツの点滴'],
    ['CT検査', '造影CT'],
    ['入院中', '入院'],
    ['こわい', '不安'],
    ['咳', 'せき'],
    ['咳', '夜にせきが出る'],
    ['お腹が痛い', '腹痛'],
    ['喉', 'のど'],
    ['38度5分', '体温 38.5℃'],
    ['３８．５度', '体温 38.5℃'],
    ['38,5', '体温 38.5℃'],
    ['38、5℃', '体温 38.5℃'],
  ])('「%s」は「%s」を見つける', (keyword, text) => expect(isFound(keyword, text)).toBe(true));

  it.each([
    ['だるさ', 'えらい人に会った'],
    ['CT', 'MRIをとった'],
    ['化学療法', '昼は漬けものとごはん'],
    ['痛み', '桜が咲いたみたい'],
    ['かゆみ', '昼はおかゆかうどん'],
    ['シスプラチン', 'ベランダで花に水'],
    ['カルボプラチン', 'カルボシステイン'],
    ['タモキシフェン', 'vitaminのサプリ'],
    ['ハーセプチン', 'トラスツズマブ デルクステカンの点滴'],
    ['咳', 'セキュリティの会社の電話'],
    ['むくみ', 'おさむくんが来た'],
    ['嘔吐', '薬の量を元にもどした'],
    ['手術', 'オペラを見に行った'],
    ['心配', '不安定な天気'],
    ['太った', '少しやせた。体重 48.2kg'],
    ['高血圧', '血圧（上） 98mmHg'],
    ['動悸', '脈拍 70回／分'],
    ['38度', '体重 38.4kg'],
    ['38度', 'ヘモグロビン 138.0'],
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
  ['抜ける', '髪が抜けた'],
  ['飲む', '薬を飲みました'],
  ['高い', '熱が高くなった'],
  ['食べれる', '食べられた'],
  ['かゆい', 'かゆくて'],
  ['出る', '咳が出た'],
  ['来る', '孫が来て'],
  ['切る', '爪を切った'],
  ['行く', '病院に行った'],
  ['なる', '楽になった'],
])('「%s」は「%s」の中の形でも見つかる', (base, text) => {
  expect(formsOf(base).some((form) => text.includes(form))).toBe(true);
});

it.each([
  ['飲む', '飲みませんでした'],
  ['眠れる', '眠れません'],
  ['歩ける', '歩けず'],
  ['出る', '声が出ない'],
  ['止まる', '止まらない'],
  ['高い', '高くない'],
  ['する', '味がしない'],
  ['ない', '熱はありません'],
])('「%s」を打ち消した形は「%s」の中にある', (base, text) => {
  expect(deniedFormsOf(base).some((form) => text.includes(form))).toBe(true);
});
