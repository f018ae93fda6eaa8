import { describe, expect, it } from 'vitest';
import { topicPhrases } from '../topic-words/index.ts';
import { createSuggestions } from './suggestions.ts';

const suggest = createSuggestions(topicPhrases());

describe('打ちはじめの言葉からの候補', () => {
  it.each([
    ['はき', '吐き気'],
    ['はきけ', '吐き気'],
    ['ハキ', '吐き気'],
    ['吐き', '吐き気'],
    ['こうがく', '高額療養費'],
    ['高額', '高額療養費'],
    ['しょうびょう', '傷病手当金'],
    ['だる', 'だるさ'],
    ['髪が', '脱毛'],
    ['ねむれ', '眠れない'],
    ['オプジ', '免疫チェックポイント阻害薬'],
    ['おぷじ', '免疫チェックポイント阻害薬'],
    ['だいちょう', '大腸がん'],
    ['セカンド', 'セカンドオピニオン'],
    ['ストー', 'ストーマ'],
  ])('「%s」と打つと、「%s」がある', (typed, name) => {
    expect(suggest(typed)).toContain(name);
  });

  it('一文字では出さず、六つより多くは出さない', () => {
    expect(suggest('が')).toEqual([]);
    expect(suggest(' 吐 ')).toEqual([]);
    expect(suggest('がん').length).toBeLessThanOrEqual(6);
    expect(suggest('がん').length).toBeGreaterThan(0);
  });

  it('打ち終えた名前そのものは、くり返さない', () => {
    expect(suggest('吐き気')).not.toContain('吐き気');
  });

  it.each(['しに', '死に', '消え', 'きえ', 'いごん', '遺言', '退会', 'たいかい', '葬儀', 'さいご', '亡くな'])(
    '「%s」から、求められないと出さない話題を、言い出さない',
    (typed) => {
      for (const name of ['消えたい気持ち', '遺言・相続', '退会', '亡くなったあとの手続き', '最期の日々'])
        expect(suggest(typed)).not.toContain(name);
    },
  );

  it.each([
    ['空', ''],
    ['空白', '  '],
    ['記号', '%_'],
    ['絵文字', '🙂🙂'],
    ['意味のない文字', 'ｘｙｚ無意味'],
    ['一万字', 'あ'.repeat(10_000)],
  ])('%sでも、困らない', (_, typed) => {
    expect(suggest(typed)).toEqual([]);
  });
});
