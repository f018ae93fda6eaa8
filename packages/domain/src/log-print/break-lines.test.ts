import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { breakLines, oneLine } from './break-lines.ts';
import { charactersOf, MISSING_CHARACTER, printableText } from './printable-text.ts';
import { textWidth } from './text-width.ts';

/** Ten square letters. */
const TEN = { width: 10 * 10 * (25.4 / 72) + 0.01, size: 10 };
const bare = (text: string) => text.replace(/\s/g, '');

describe('行の折り返し（G70）', () => {
  it.each([
    ['句読点は行の頭に来ない', 'あいうえおかきくけこ。さし', ['あいうえおかきくけ', 'こ。さし']],
    ['小さい仮名と長音も行の頭に来ない', 'あいうえおかきくけチョー', ['あいうえおかきくけ', 'チョー']],
    ['始めかっこは行の終わりに来ない', 'あいうえおかきくけ「こさ」', ['あいうえおかきくけ', '「こさ」']],
    ['数字と単位は分かれない', 'あいうえおかき123.5kg', ['あいうえおかき', '123.5kg']],
    ['書いた改行は残る', 'あ\n\nい', ['あ', '', 'い']],
    ['行の終わりの空白は次の行に出ない', 'あいうえおかきくけこ さ', ['あいうえおかきくけこ', 'さ']],
    ['何もない場合、空の一行になる', '', ['']],
  ])('%s', (_, text, lines) => {
    expect(breakLines(text, TEN)).toEqual(lines);
  });

  it('一行より長い語は切り、禁則ばかりの場合も終わる', () => {
    const word = 'x'.repeat(60);
    expect(breakLines(word, TEN).join('')).toBe(word);
    expect(breakLines('。'.repeat(60), TEN).join('')).toBe('。'.repeat(60));
  });

  it('どんな文でも、行は幅を越えず、文字は一つも失われない', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 200 }),
        fc.integer({ min: 15, max: 120 }),
        (text, width) => {
          const lines = breakLines(text, { width, size: 9 });
          for (const line of lines) {
            const characters = charactersOf(line);
            if (characters.length > 1)
              expect(textWidth(characters, { size: 9 })).toBeLessThanOrEqual(width + 1e-6);
          }
          expect(bare(lines.join(''))).toBe(bare(printableText(text)));
        },
      ),
      { numRuns: 500 },
    );
  });

  it('一行に入らない場合、「…」で切る', () => {
    expect(oneLine('あいうえおかきくけこ', TEN)).toBe('あいうえおかきくけこ');
    expect(oneLine('あいうえおかきくけこさ', TEN)).toBe('あいうえおかきくけ…');
    expect(oneLine('一\n二', TEN)).toBe('一 二');
  });
});

describe('紙に書ける文字', () => {
  it.each([
    ['半分だけの文字', 'a\ud800b', `a${MISSING_CHARACTER}b`],
    ['制御文字と向きの印', 'a\u0000\u202eb\u200b', 'ab'],
    ['とても幅の広い文字', '\ufdfd', MISSING_CHARACTER],
    ['タブと改行', 'a\tb\r\nc', 'a b\nc'],
    ['絵文字とめずらしい漢字', '👩‍💻が𠮷', '👩‍💻が𠮷'],
    ['どの欄にも入るように分けた、家族の絵文字', '👨‍👩‍👧が', '👨👩👧が'],
    ['部分からなる音符', '\u{1d160}a', `${MISSING_CHARACTER}a`],
  ])('%s', (_, text, printed) => {
    expect(printableText(text)).toBe(printed);
  });

  it('家族の絵文字や濁点の付いた文字は一文字として数える', () => {
    expect(charactersOf('👨‍👩‍👧が🇯🇵𠮷')).toEqual(['👨‍👩‍👧', 'が', '🇯🇵', '𠮷']);
  });
});
