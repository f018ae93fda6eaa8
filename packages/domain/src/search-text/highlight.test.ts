import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldForSearch, highlight, holdsOneOf, searchWords, snippet } from './index.ts';

const marked = (text: string, keyword: string) =>
  highlight(text, searchWords(keyword))
    .map(({ text: piece, isMatch }) => (isMatch ? `[${piece}]` : piece))
    .join('');

describe('見つけた言葉に印をつける（G74）', () => {
  it.each([
    ['吐き気止めを飲んだ', '吐き気', '[吐き気]止めを飲んだ'],
    ['カペシタビンを飲んだ', 'かぺしたびん', '[カペシタビン]を飲んだ'],
    ['ｶﾍﾟｼﾀﾋﾞﾝを飲んだ', 'カペシタビン', '[ｶﾍﾟｼﾀﾋﾞﾝ]を飲んだ'],
    ['ｶﾞﾝの話', 'がん', '[ｶﾞﾝ]の話'],
    ['腫瘍マーカーはCA19−9', 'ca19-9', '腫瘍マーカーは[CA19−9]'],
    ['PDーL1の説明', 'pd－l1', '[PDーL1]の説明'],
    ['⻑野の⻭科', '長野　歯科', '[⻑野]の[⻭科]'],
    ['ゾレドロン酸・カルシウム', '酸·カルシウム', 'ゾレドロン[酸・カルシウム]'],
    ['10日〜14日', '10日～14日', '[10日〜14日]'],
    ['嚙み合わせと麵類', '噛み合わせ　麺', '[嚙み合わせ]と[麵]類'],
    ['髙橋さん', '高橋', '[髙橋]さん'],
    ['駅は霞ケ関だ', '霞が関', '駅は[霞ケ関]だ'],
    ['駅は霞が関だ', '霞ヶ関', '駅は[霞が関]だ'],
    ['駅は霞\u200Bヶ関だ', 'ヶ関', '駅は霞\u200B[ヶ関]だ'],
    ['あと3ヶ月', '３カ月', 'あと[3ヶ月]'],
    ['いすゞの車', 'いすず', '[いすゞ]の車'],
    ['內科の吳先生', '内科　呉', '[內科]の[吳]先生'],
    ['葛\u{E0100}城さん', '葛城', '[葛\u{E0100}城]さん'],
    ['吐\u00ADき気止め', '吐き気', '[吐\u00ADき気]止め'],
    ['次はＣＴ検査', 'ct', '次は[ＣＴ]検査'],
    ['だるさ、だるさ', 'だるさ', '[だるさ]、[だるさ]'],
    ['だるさと吐き気', '吐き気　だるさ', '[だるさ]と[吐き気]'],
    ['ああああ', 'あああ', '[ああああ]'],
    ['５㍉の薬', 'りの', '５[㍉の]薬'],
    ['か\u3099ん', 'が', '[か\u3099]ん'],
    ['何もない', 'だるさ', '何もない'],
    ['', 'だるさ', ''],
    ['何もない', '', '何もない'],
    ['家族👨‍👩‍👧と', '👨‍👩‍👧', '家族[👨‍👩‍👧]と'],
    ['100%の力_', '% _', '100[%]の力[_]'],
  ])('「%s」を「%s」で探した場合、「%s」となる', (text, keyword, expected) => {
    expect(marked(text, keyword)).toBe(expected);
  });

  it('どんな文でも、印を外すともとのままで、印のところには言葉がある', () => {
    const text = fc.string({ unit: 'binary', maxLength: 60 });
    const kana = fc.stringMatching(/^[ぁ-んァ-ヶｦ-ﾟＡ-Ｚa-z\u3099 　㌀-㍗]{0,30}$/);
    fc.assert(
      fc.property(fc.oneof(text, kana), fc.oneof(text, kana), (long, typed) => {
        const words = searchWords(typed);
        const pieces = highlight(long, words);
        expect(pieces.map((piece) => piece.text).join('')).toBe(long);
        for (const piece of pieces.filter(({ isMatch }) => isMatch))
          expect(holdsOneOf(piece.text, words)).toBe(true);
      }),
    );
  });

  it('文の中から取った言葉は、どの幅とかなで打っても見つかる', () => {
    const kana = fc.stringMatching(/^[ァ-ヶ]{3,20}$/);
    fc.assert(
      fc.property(kana, fc.nat(17), (text, start) => {
        const word = text.slice(start, start + 3);
        fc.pre(word.length === 3);
        expect(highlight(text, [foldForSearch(word)]).some(({ isMatch }) => isMatch)).toBe(true);
      }),
    );
  });
});

describe('言葉のまわりだけを見せる', () => {
  const shown = (text: string, keyword: string) =>
    snippet(text, searchWords(keyword), 4)
      ?.map(({ text: piece, isMatch }) => (isMatch ? `[${piece}]` : piece))
      .join('');

  it.each([
    ['朝ごはんのあとに吐き気止めを一錠飲んだ', '吐き気', '…のあとに[吐き気]止めを一…'],
    ['吐き気止め', '吐き気', '[吐き気]止め'],
    ['血液検査。\n次はCT検査', 'ct', '…。 次は[CT]検査'],
  ])('「%s」の「%s」は「%s」', (text, keyword, expected) => {
    expect(shown(text, keyword)).toBe(expected);
  });

  it('言葉がない場合、何も見せない', () => {
    expect(shown('何もない', 'だるさ')).toBeUndefined();
    expect(shown('何もない', '')).toBeUndefined();
  });

  it('一万字の文と言葉でも、すぐに答える', () => {
    const long = 'あい'.repeat(5_000);
    expect(highlight(long, [`${'あい'.repeat(4_999)}う`])).toEqual([{ text: long, isMatch: false }]);
    expect(snippet(long, ['うえ'], 10)).toBeNull();
  });
});
