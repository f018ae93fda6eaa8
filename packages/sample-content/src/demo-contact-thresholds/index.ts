import type { ContactThresholdForm } from '@hidamari/contract/contact-thresholds';
import { addDays } from '@hidamari/domain/japanese-dates';
import type { DemoKind } from '../demo-treatment-logs/index.ts';

/** An exchange that Japan has given to nobody: these numbers ring nowhere. */
const NUMBERS = { day_phone: '0300000001', night_phone: '0300000002' } as const;
const EXAMPLE_NOTE = '見本です。実在の病院や電話番号ではありません。';

/**
 * What the fictional hospital of a demo member said about when to call (G75); null for a member who has copied nothing.
 * Hospital, numbers and words are examples, and say so.
 * @param today the day in Japan, YYYY-MM-DD.
 */
export function demoContactThreshold(kind: DemoKind, today: string): ContactThresholdForm | null {
  const dates = { last_dose_on: addDays(today, -12), told_on: addDays(today, -200) };
  switch (kind) {
    case 'insurance':
      return {
        hospital_name: 'ひなた総合病院（架空）',
        card_number: '見本-0001',
        ...NUMBERS,
        day_from: '08:30',
        day_to: '17:00',
        treatment_name: '見本の点滴',
        ...dates,
        rules: [
          { kind: 'temperature', at_least: 38 },
          { kind: 'symptom', key: 'diarrhea', at_least: 3 },
        ],
        note: EXAMPLE_NOTE,
        version: 0,
      };
    case 'general':
      return {
        hospital_name: '見本台病院（架空）',
        card_number: '見本-0002',
        ...NUMBERS,
        treatment_name: '見本の点滴',
        ...dates,
        rules: [
          { kind: 'temperature', at_least: 37.5 },
          { kind: 'symptom', key: 'breathlessness', at_least: 2 },
        ],
        note: EXAMPLE_NOTE,
        version: 0,
      };
    case 'chofu':
      return null;
  }
}
