import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canLookUp, foldForLookUp, lookUpQuestion, matchedPart, rankFound, searchableName } from './index.ts';

describe('名前のくらべかた（G73）', () => {
  it.each([
    ['ﾋﾅﾀ', 'ひなた'],
    ['ひなた　総合 病院', 'ひなた総合病院'],
    ['ひなた病院（架空）', 'ひなた病院架空'],
    ['シヨウガイ', 'しようがい'],
    ['ショウガイ', 'しようがい'],
    ['ｶﾞｽﾀ-', 'がすたー'],
    ['ガスター', 'がすたー'],
    ['鶴ヶ丘', '鶴が丘'],
    ['鶴ケ丘', '鶴が丘'],
    ['鶴ガ丘', '鶴が丘'],
    ['いすゞ病院', 'いすず病院'],
    ['オ’ブライエン', 'おぶらいえん'],
    ['オʼブライエン', 'おぶらいえん'],
    ['國會前濱﨑醫院', '国会前浜崎医院'],
    ['トリフルリジン・チピラシル', 'とりふるりじんちぴらしる'],
    ['ＴＳ－１', 'tsー1'],
    ['TS−1', 'tsー1'],
    ['TSー1', 'tsー1'],
    ['神邉齋藤医院', '神辺斎藤医院'],
    ['葛\u{E0100}城病院', '葛城病院'],
    ['　・「」', ''],
    ['か・\u3099ん', 'がん'],
  ])('「%s」は「%s」としてくらべる', (typed, folded) => {
    expect(foldForLookUp(typed)).toBe(folded);
  });

  it('くらべる形は、もう一度かけても変わらない', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(foldForLookUp(foldForLookUp(text))).toBe(foldForLookUp(text));
      }),
    );
  });

  it.each([
    ['ひ', false],
    ['ｶﾞ', false],
    ['ひ　', false],
    ['（）', false],
    ['ひな', true],
    ['𠮷𠮷', true],
    ['%_', true],
  ])('「%s」を調べるのは %s', (typed, is) => {
    expect(canLookUp(typed)).toBe(is);
  });
});

describe('二文字ずつの組', () => {
  it('名前と読みの組を持ち、二つの名前のさかいには組ができない', () => {
    const { search_text, search_pieces } = searchableName(['日向病院', 'ヒナタ']);
    expect(search_text).toBe('日向病院 ひなた');
    expect(search_pieces).toEqual(['日向', '向病', '病院', 'ひな', 'なた', '^日向', '^ひな']);
  });

  it('空白のあとの語のはじまりも、はじまりとして持つ', () => {
    expect(searchableName(['医療法人　ひなた会']).search_pieces).toEqual(
      expect.arrayContaining(['^医療', '^ひな']),
    );
  });

  it('名前のどの部分をたずねても、その組をすべて持っている', () => {
    const names = fc.array(fc.string({ unit: 'grapheme', maxLength: 20 }), { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(names, fc.nat(20), fc.integer({ min: 2, max: 8 }), (list, from, length) => {
        const row = searchableName(list);
        const part = [...foldForLookUp(list[0] ?? '')].slice(from, from + length).join('');
        fc.pre(canLookUp(part));
        const { text, pieces } = lookUpQuestion(part);
        expect(row.search_text).toContain(text);
        for (const piece of pieces) expect(row.search_pieces).toContain(piece);
      }),
    );
  });

  it('長い文を貼りつけた場合も、たずねる組は四十まで', () => {
    const page = Array.from({ length: 200 }, (_, index) => String.fromCodePoint(0x4e00 + index)).join('');
    expect(lookUpQuestion(page).pieces).toHaveLength(40);
  });
});

describe('並べかた（G73）', () => {
  const row = (name: string, kana: string) => ({ name, kana });
  const ranked = (typed: string, ...rows: ReturnType<typeof row>[]) =>
    rankFound(rows, typed, ({ name, kana }) => [name, kana]).map(({ name }) => name);

  it('同じ名前、名前や読みのはじまり、語のはじまり、途中の順に並べる', () => {
    const rows = [
      row('南ひなた病院', 'ミナミヒナタビョウイン'),
      row('医療法人 ひなた会', 'イリョウホウジン ヒナタカイ'),
      row('日向総合病院', 'ヒナタソウゴウビョウイン'),
      row('ひなた', 'ヒナタ'),
    ];
    const expected = ['ひなた', '日向総合病院', '医療法人 ひなた会', '南ひなた病院'];
    expect(ranked('ひなた', ...rows)).toEqual(expected);
    expect(ranked('ﾋﾅﾀ', ...rows.toReversed())).toEqual(expected);
  });

  it('近さが同じ場合、短い名前、読みの順に並べる', () => {
    const rows = [row('桜台病院', 'サクラダイ'), row('桜丘病院', 'サクラオカ'), row('桜病院', 'サクラ')];
    expect(ranked('さくら', ...rows)).toEqual(['桜病院', '桜丘病院', '桜台病院']);
  });
});

describe('入力した部分の印', () => {
  it.each([
    ['ひなた総合病院', 'ヒナタ', 'ひなた'],
    ['みなみ ひなの病院', 'みひな', 'み ひな'],
    ['𠮷田ひなた', 'ひな', 'ひな'],
    ['オンダンセトロン', 'だんせ', 'ダンセ'],
    ['㍿ひなた', '会社ひ', '㍿ひ'],
    ['霞ケ関病院', '霞が関', '霞ケ関'],
    ['医療法人 鶴が丘会', '鶴ヶ丘', '鶴が丘'],
    ['いすゞ病院', 'いすず', 'いすゞ'],
  ])('「%s」の「%s」は「%s」', (name, typed, part) => {
    const [from, to] = matchedPart(name, typed) ?? [0, 0];
    expect(name.slice(from, to)).toBe(part);
  });

  it.each(['日向', 'ひなたの丘', ''])('名前にない「%s」の場合、印はない', (typed) => {
    expect(matchedPart('ひなた病院', typed)).toBeNull();
  });
});
