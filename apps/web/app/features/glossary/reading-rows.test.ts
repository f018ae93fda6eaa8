import type { GlossaryTerm } from '@hidamari/contract/content';
import { describe, expect, it } from 'vitest';
import { sourcesOf, termRows } from './reading-rows.ts';

function term(kana: string, name = kana): GlossaryTerm {
  return {
    ...{
      id: `term-${kana}`,
      name,
      kana,
      aliases: [],
      topics: [],
      meaning: '二十文字より長い、やさしい言葉での説明です。',
    },
    ...{ publishedAt: '2026-10-01T00:00:00.000Z', reviewed_at: '2026-10-01' },
  };
}

describe('言葉の並び', () => {
  it.each([
    ['あんぜん', 'あ行'],
    ['おうしん', 'あ行'],
    ['ゔぁいたる', 'あ行'],
    ['かんわけあ', 'か行'],
    ['ごえん', 'か行'],
    ['しょうじょう', 'さ行'],
    ['ぞうえい', 'さ行'],
    ['っつ', 'た行'],
    ['どなー', 'た行'],
    ['のう', 'な行'],
    ['ぱっち', 'は行'],
    ['もるひね', 'ま行'],
    ['ようかいご', 'や行'],
    ['ゆけつ', 'や行'],
    ['りんぱせつ', 'ら行'],
    ['わくちん', 'わ行'],
    ['んー', 'わ行'],
  ])('「%s」は、%sに入る', (kana, row) => {
    expect(termRows([term(kana)]).map(({ name }) => name)).toEqual([row]);
  });

  it('行は五十音の順、行の中は来た順で、言葉のない行はない', () => {
    const rows = termRows([term('てんい'), term('さいはつ'), term('あせ'), term('せいけん')]);
    expect(rows.map(({ name, terms }) => [name, ...terms.map(({ id }) => id)])).toEqual([
      ['あ行', 'term-あせ'],
      ['さ行', 'term-さいはつ', 'term-せいけん'],
      ['た行', 'term-てんい'],
    ]);
  });

  it.each([
    ['転移', 'てんい', 'てんい'],
    ['ホスピス', 'ほすぴす', null],
    ['リンパ節', 'りんぱせつ', 'りんぱせつ'],
  ])('「%s」の読みは、言葉そのものが読みでない場合だけ示す', (name, kana, reading) => {
    expect(termRows([term(kana, name)])[0]?.terms[0]?.reading).toBe(reading);
  });
});

it('参考にした資料は、いくつの説明に出ても、一度だけ並べる', () => {
  const [first, second] = ['がん情報サービス', '厚生労働省のホームページ'].map((title) => ({
    title,
    publisher: title,
  }));
  if (!first || !second) throw new Error('two sources');
  const titles = sourcesOf([{ sources: [first] }, {}, { sources: [second, first] }]).map(
    ({ title }) => title,
  );
  expect(titles).toEqual(['がん情報サービス', '厚生労働省のホームページ']);
});
