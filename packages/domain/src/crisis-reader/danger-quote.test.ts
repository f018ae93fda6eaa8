import { describe, expect, it } from 'vitest';
import { dangerQuote } from './index.ts';

describe('つらい気持ちの言葉を、机に引く（G119）', () => {
  it('長い言葉の中から、その文だけを引く', () => {
    const text =
      '通院の日を職場に言えていません。\n夜になると、もう消えたいと思ってしまいます。お返事は急ぎません。';
    expect(dangerQuote(text)).toBe('夜になると、もう消えたいと思ってしまいます。');
  });

  it('二つの文にある場合、どちらも順に引く', () => {
    expect(dangerQuote('もう死にたいです！雨が続きますね。消えてしまいたい')).toBe(
      'もう死にたいです！ … 消えてしまいたい',
    );
  });

  it('ひとつの文では見つからない場合、二つで言うことを引く', () => {
    const together = '通帳は仏壇です。もう使いません。';
    expect(dangerQuote(`保険のことで伺います。${together}`)).toBe(together);
  });

  it('いまは見つからない場合、全体を引く', () => {
    expect(dangerQuote(' 庭に出ました。花が咲きました。 ')).toBe('庭に出ました。花が咲きました。');
  });

  it('どんなに長い文も、終わりまで引く', () => {
    const long = `${'だれにも言えないまま、窓の外を見て、'.repeat(40)}もう死にたいです。`;
    expect(dangerQuote(`通院の日です。${long}お返事は急ぎません。`)).toBe(long);
  });

  it('行を分けて書いた文も、はじめから引く', () => {
    const sentence = 'このごろ夜になると、\n窓の外を見て\n消えたいと思ってしまいます。';
    expect(dangerQuote(`通院の日です\n${sentence}\n職場には言えていません`)).toBe(sentence);
  });
});
