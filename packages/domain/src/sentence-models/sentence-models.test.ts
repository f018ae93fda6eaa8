import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judgeText, piecesOf, readSentenceModel, scoreOf, strongestPieces } from './index.ts';

const model = readSentenceModel({
  trained_on: '',
  bias: -1,
  threshold: 0,
  pieces: { '6': '消え', '4': '迎え ^お', '-9': '車' },
});

describe('pieces of a sentence', () => {
  it('are runs of one to three characters, with its ends', () => {
    expect([...piecesOf('雨だ')].slice(0, 9)).toEqual([
      '^',
      '^雨',
      '^雨だ',
      '雨',
      '雨だ',
      '雨だ$',
      'だ',
      'だ$',
      '$',
    ]);
  });

  it.each([
    ['width and kana', 'ｼﾆﾀｲ', 'しにたい'],
    ['spaces, marks and the long sound', 'し に、たー い…', 'しにたい'],
    ['small vowels', 'つらぃ', 'つらい'],
  ])('do not tell %s apart', (_, one, other) => {
    expect(piecesOf(one)).toEqual(piecesOf(other));
  });

  it('take kanji and kana for one, and the words of a group', () => {
    expect(piecesOf('死').has('し')).toBe(true);
    for (const who of ['母', '主人', 'むすめ', 'パートナー'])
      expect(piecesOf(`${who}が言う`).has('Aが')).toBe(true);
  });

  it('tell which groups stand together, in their order', () => {
    expect(piecesOf('母と縄へ').has('+AD')).toBe(true);
    expect(piecesOf('縄で母と').has('+AD')).toBe(false);
  });

  it('are none where there is no letter', () => {
    for (const empty of ['', '…。', '😢', '\ud800']) expect(piecesOf(empty).size).toBe(0);
  });
});

describe('a text judged', () => {
  it('is its strongest sentence', () => {
    const text = '今日は雨。消えたい。車で行く。';
    const found = judgeText(model, text);
    expect(found?.isFound).toBe(true);
    expect(text.slice(found?.start, found?.end)).toBe('消えたい。');
  });

  it('is no sentence where there is no letter, and none is found where pieces speak against', () => {
    expect(judgeText(model, '…')).toBeNull();
    expect(judgeText(model, 'お迎えの車')?.isFound).toBe(false);
  });

  it('says which pieces raised it, strongest first', () => {
    expect(strongestPieces(model, 'お迎えで消えた車')).toEqual(['消え', '^お', '迎え']);
  });

  it('ends for any text, with a place inside it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        const judged = judgeText(model, text);
        if (judged === null) return;
        expect(judged.start).toBeLessThan(judged.end);
        expect(judged.end).toBeLessThanOrEqual(text.length);
        expect(judged.score).toBe(scoreOf(model, text.slice(judged.start, judged.end)));
      }),
    );
  });
});
