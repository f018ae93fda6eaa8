import { cannedAnswerBody } from '@hidamari/contract/canned-answers';
import { readBoundarySentences } from '@hidamari/domain/boundary-reader';
import { CANNED_ANSWER_TOPICS } from '@hidamari/domain/canned-answers';
import { expect, it } from 'vitest';
import { SAMPLE_CANNED_ANSWERS } from './index.ts';

it('見本の言い回しは、決まりどおりに書け、題名は一つずつ違い、どの話題にもある', () => {
  for (const answer of SAMPLE_CANNED_ANSWERS) expect(cannedAnswerBody.parse(answer)).toEqual(answer);
  expect(new Set(SAMPLE_CANNED_ANSWERS.map(({ title }) => title)).size).toBe(SAMPLE_CANNED_ANSWERS.length);
  expect(SAMPLE_CANNED_ANSWERS.length).toBeGreaterThanOrEqual(12);
  for (const { value } of CANNED_ANSWER_TOPICS)
    expect(SAMPLE_CANNED_ANSWERS.map(({ topic }) => topic)).toContain(value);
});

it('言い切りも、励ましの押しつけも、驚かせるしるしも使わない', () => {
  const words = /べきです|闘病|末期|頑張|がんばって|勝つ|必ず治|絶対|[!！]/;
  expect(SAMPLE_CANNED_ANSWERS.filter(({ title, text }) => words.test(title + text))).toEqual([]);
});

it('診断や治療の助言に読める文は、ひとつもない（G120）', () => {
  expect(SAMPLE_CANNED_ANSWERS.flatMap(({ text }) => readBoundarySentences(text))).toEqual([]);
});
