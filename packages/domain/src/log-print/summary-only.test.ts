import { describe, expect, it } from 'vitest';
import { PRINT_FOOTER_TEXT, SYMPTOM_KEYS, symptomLabel } from '../treatment-logs/index.ts';
import { laySheets } from './lay-sheets.ts';
import { aPrint, aPrintedLog, blockTexts } from './print-input.fixture.ts';
import type { PrintInput } from './printed-log.ts';

const SAID = /^この紙は、まとめの1枚だけです。.*「ひだまり がん相談」の治療ログにあります。$/;

const alone = (input: Parameters<typeof aPrint>[0] = {}): PrintInput =>
  aPrint({ ...input, choices: { ...input?.choices, isSummaryOnly: true } });

describe('1枚目だけ（まとめ）（G70）', () => {
  const logs = [
    aPrintedLog({
      other: { text: '庭の水やり' },
      medicines: Array.from({ length: 9 }, (_, index) => ({ name: `薬${index + 1}号` })),
      symptoms: SYMPTOM_KEYS.slice(0, 8).map((key) => ({ key, today: 4, interference: 4 }) as const),
    }),
  ];
  const questions = Array.from({ length: 40 }, (_, index) => ({ text: `聞きたいこと${index + 1}番` }));
  const nextVisit = { visit_date: '2026-11-24', questions };

  it('一枚で終わり、枚数もそうなり、ほかの記録がどこにあるかを一度だけ言う', () => {
    const sheets = laySheets(alone({ logs, nextVisit }));
    expect(sheets).toHaveLength(1);
    const texts = sheets.flatMap(blockTexts);
    expect(texts.at(-1)).toBe(`${PRINT_FOOTER_TEXT} | 2026年11月20日 作成　1／1`);
    expect(texts.filter((text) => SAID.test(text))).toHaveLength(1);
    expect(texts.join()).not.toContain('庭の水やり');
  });

  it('入りきらないものの数は言い、ないページや、ない「日ごとの記録」は案内しない', () => {
    const texts = laySheets(alone({ logs, nextVisit })).flatMap(blockTexts);
    expect(texts).toContain('ほか3件');
    expect(texts).toContain(`ほか3件：${SYMPTOM_KEYS.slice(5, 8).map(symptomLabel).join('、')}`);
    expect(texts.join()).not.toMatch(/次のページ|日ごとの記録に/);
  });

  it('一枚目にすべてがある場合は、ほかの記録があるとは言わない', () => {
    expect(laySheets(alone()).flatMap(blockTexts).join()).not.toContain('まとめの1枚だけ');
    const asked = { ...nextVisit, questions: questions.slice(0, 1) };
    expect(
      laySheets(alone({ nextVisit: asked }))
        .flatMap(blockTexts)
        .join(),
    ).not.toContain('まとめの1枚だけ');
    expect(laySheets(alone({ nextVisit })).flatMap(blockTexts).join()).toContain('まとめの1枚だけ');
  });

  it('すべてを印刷する場合は、何も言わない', () => {
    const sheets = laySheets(aPrint({ logs, nextVisit }));
    expect(sheets.length).toBeGreaterThan(1);
    expect(sheets.flatMap(blockTexts).join()).not.toContain('まとめの1枚だけ');
  });
});
