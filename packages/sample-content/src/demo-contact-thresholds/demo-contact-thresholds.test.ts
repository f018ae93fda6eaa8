import { contactThresholdInput } from '@hidamari/contract/contact-thresholds';
import { expect, it } from 'vitest';
import { demoContactThreshold } from './index.ts';

const TODAY = '2026-11-20';

it.each(['insurance', 'general'] as const)(
  '%s の見本の目安は、決まりどおりに書け、見本だと分かる',
  (kind) => {
    const card = demoContactThreshold(kind, TODAY);
    expect(contactThresholdInput(TODAY).parse(card)).toMatchObject(card ?? {});
    expect(card?.hospital_name).toContain('（架空）');
    expect(card?.note).toContain('見本です');
    // 03-0000 is no exchange: nobody is called by trying the demo.
    for (const number of [card?.day_phone, card?.night_phone]) expect(number).toMatch(/^030000\d{4}$/);
  },
);

it('写していない人もいる', () => {
  expect(demoContactThreshold('chofu', TODAY)).toBeNull();
});
