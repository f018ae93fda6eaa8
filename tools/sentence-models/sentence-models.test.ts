import { readFileSync } from 'node:fs';
import type { WrittenSentenceModel } from '@hidamari/domain/sentence-models';
import { readSentenceModel, scoreOf } from '@hidamari/domain/sentence-models';
import { describe, expect, it } from 'vitest';
import { FINDS } from './finds.ts';
import { MODEL_NAMES, MODELS, sentencesOf, trialsOf } from './models.ts';
import { examplesOf, hashOf, plainText, readRows, type SentenceRow } from './sentence-rows.ts';
import { train } from './train.ts';
import { writtenModel } from './write-model.ts';

const row = (text: string, isLookedFor = true): SentenceRow => ({
  isLookedFor,
  kind: 'near',
  text,
  file: '',
});

describe.each(MODEL_NAMES)('model %s', (name) => {
  it('was trained on the sentences that are there: after a change, npm run train:sentences', () => {
    const written = JSON.parse(readFileSync(MODELS[name].weights, 'utf8')) as WrittenSentenceModel;
    expect(written.trained_on).toBe(hashOf(sentencesOf(name)));
  });

  it('has some thousand sentences, both ways, and has not learnt its trials', () => {
    const rows = sentencesOf(name).flatMap(readRows);
    expect(
      Math.min(...[true, false].map((is) => rows.filter((r) => r.isLookedFor === is).length)),
    ).toBeGreaterThan(1_000);
    const learnt = new Set(rows.map(plainText));
    // 「死にたいです」 is everybody's.
    const seen = trialsOf(name)
      .flatMap(readRows)
      .filter(({ text }) => text.length > 12 && learnt.has(text));
    expect(seen).toEqual([]);
  });
});

// Each trial was written by somebody who had seen no rule; what is found of all of them may not fall (decision 0072).
it.each([
  ['crisis', { seen: 0.95, leftAlone: 0.95 }],
  ['boundary', { seen: 0.95, leftAlone: 0.95 }],
] as const)(
  'of the sentences that nobody trained with, %s finds and leaves alone as many as it has to',
  (name, least) => {
    const model = readSentenceModel(JSON.parse(readFileSync(MODELS[name].weights, 'utf8')));
    const rows = trialsOf(name).flatMap(readRows);
    const share = (isLookedFor: boolean) => {
      const judged = rows.filter((row) => row.isLookedFor === isLookedFor);
      return judged.filter(({ text }) => FINDS[name](text, model) === isLookedFor).length / judged.length;
    };
    expect(share(true)).toBeGreaterThanOrEqual(least.seen);
    expect(share(false)).toBeGreaterThanOrEqual(least.leftAlone);
  },
);

describe('learning', () => {
  const rows = [
    ...['雨が降る', '雨がやまない', '大雨の朝', '雨音がする'].map((text) => row(text)),
    ...['よく晴れた', '空が青い', '晴れの朝', '星が出た'].map((text) => row(text, false)),
  ];

  it('finds what speaks for a sentence that it has not seen', () => {
    const { bias, weights } = train(rows, 1);
    const model = { bias, threshold: 0, weights };
    expect(scoreOf(model, '雨だった')).toBeGreaterThan(0);
    expect(scoreOf(model, '晴れていた')).toBeLessThan(0);
  });

  it('gives the same weights for the same sentences', () => {
    expect([...train(rows, 1).weights]).toEqual([...train(rows, 1).weights]);
  });

  it('loses nothing that decides when it is written in whole steps', () => {
    const trained = train(rows, 1);
    const read = readSentenceModel(writtenModel(trained, { threshold: -0.5, trainedOn: '' }));
    expect(read.threshold).toBe(-2);
    for (const { text, isLookedFor } of rows)
      expect((scoreOf(read, text) ?? 0) > read.threshold).toBe(isLookedFor);
  });

  it('learns of a marked text the marked words for, and the rest against', () => {
    expect(examplesOf(row('先日はどうも。{{もう要りません。}}書類は娘へ。お元気で。'))).toEqual([
      { isLookedFor: true, text: 'もう要りません。' },
      { isLookedFor: false, text: '先日はどうも。' },
      { isLookedFor: false, text: '書類は娘へ。' },
      { isLookedFor: false, text: 'お元気で。' },
    ]);
  });

  it('learns of a harmless text each sentence and each two, as a text is judged', () => {
    expect(examplesOf(row('朝だ。晴れだ。', false)).map(({ text }) => text)).toEqual([
      '朝だ。',
      '晴れだ。',
      '朝だ。晴れだ。',
    ]);
  });
});
