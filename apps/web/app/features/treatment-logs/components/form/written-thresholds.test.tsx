import type { ContactThreshold } from '@hidamari/contract/contact-thresholds';
import { expect, it } from 'vitest';
import { cacheContactThreshold } from '../../../../parts/contact-threshold/contact-threshold-queries.ts';
import { createQueryClient } from '../../../../shell/data/query-client.ts';
import { BLANK_LOG, drawLogForm } from './drawn-log-form.fixture.tsx';

const FEVER_SENTENCE = '<b>治療中の発熱は自分で判断せず、かかっている病院に電話してください。</b>';
const CARD: ContactThreshold = {
  ...{ hospital_name: 'ひなた総合病院', day_phone: '0300000001', day_from: '08:30', day_to: '17:15' },
  ...{ weekdays: [1, 2, 3, 4, 5], on_holidays: false, updated_at: '2026-11-18 10:00:00', version: 1 },
  rules: [{ kind: 'temperature', at_least: 37.5 }],
};

/** What stands above the first field of the form in which this temperature is written. */
function topAt(celsius: string, card: ContactThreshold | null): string {
  const client = createQueryClient();
  cacheContactThreshold(client, card);
  const body_temperature = { value: celsius, measured_at: '' };
  const measurements = { ...BLANK_LOG.measurements, body_temperature };
  return drawLogForm({ measurements }, client).split('いつの、何の記録ですか')[0] ?? '';
}

it('目安を書いていない人が38.0℃を書いた場合、記録のいちばん上に、発熱の文が出る（G75）', () => {
  expect(topAt('38.0', null)).toContain(FEVER_SENTENCE);
  expect(topAt('37.9', null)).not.toContain(FEVER_SENTENCE);
});

it('書いた体温が病院の目安にとどく場合、記録のいちばん上に、電話する番号が出る（G75）', () => {
  expect(topAt('37.5', CARD)).toContain('href="tel:0300000001"');
  expect(topAt('37.4', CARD)).not.toContain('tel:0300000001');
});
