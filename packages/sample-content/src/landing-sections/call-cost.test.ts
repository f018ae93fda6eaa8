import { expect, it } from 'vitest';
import { CALL_COST_AT_NUMBER } from '../call-cost-pointer.ts';
import { FAQ } from '../faq/index.ts';
import { LEGAL_TEXTS } from '../legal-texts/index.ts';
import { SERVICES } from '../services/index.ts';
import { LANDING_SECTIONS } from './index.ts';

const OURS = SERVICES.filter(({ provider }) => provider === 'supporter');

it('ひだまりの電話の費用を、内容は言わない。番号ごとの表だけが言う', () => {
  expect(OURS.length).toBeGreaterThan(0);
  for (const part of [...OURS, ...LANDING_SECTIONS])
    expect(JSON.stringify(part), part.id).not.toContain('通話料');
  // A question sends its reader to the number.
  const others = [
    ...FAQ.map(({ id, answer }) => ({ id, words: answer })),
    // That a text was amended is no word on what a call costs.
    ...LEGAL_TEXTS.map(({ id, body }) => ({ id, words: body.replace(/<p>[^<]*改定：[^<]*<\/p>/g, '') })),
  ];
  for (const { id, words } of others)
    expect(words.replaceAll(CALL_COST_AT_NUMBER, ''), id).not.toMatch(/通話料|通話は無料/);
  expect(others.filter(({ words }) => words.includes(CALL_COST_AT_NUMBER)).length).toBeGreaterThan(3);
});
