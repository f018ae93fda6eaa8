import { expect, it } from 'vitest';
import { FAQ } from '../faq/index.ts';
import { SERVICES } from '../services/index.ts';
import { LANDING_SECTIONS } from './index.ts';

const OURS = SERVICES.filter(({ provider }) => provider === 'supporter');

it('ひだまりの電話の費用を、内容は言わない。番号ごとの表だけが言う', () => {
  expect(OURS.length).toBeGreaterThan(0);
  for (const part of [...OURS, ...LANDING_SECTIONS])
    expect(JSON.stringify(part), part.id).not.toContain('通話料');
  // A question sends its reader to the number.
  for (const { id, answer } of FAQ)
    expect(
      answer.replaceAll('通話料がかかる番号かどうかは、電話番号のそばに書いてあります。', ''),
      id,
    ).not.toContain('通話料');
});
