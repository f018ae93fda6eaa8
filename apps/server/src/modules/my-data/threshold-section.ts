import type { ContactThreshold } from '@hidamari/contract/contact-thresholds';
import { fieldLabel } from '@hidamari/domain/members';
import type { DataSection } from './my-data-needs.ts';

const FIELDS = [
  ['hospital_name', fieldLabel('hospital_name')],
  ['card_number', fieldLabel('card_number')],
  ['day_phone', fieldLabel('day_phone')],
  ['night_phone', fieldLabel('night_phone')],
  ['day_from', `${fieldLabel('day_from')}（HH:mm）`],
  ['day_to', `${fieldLabel('day_to')}（HH:mm）`],
  ['weekdays[]', `昼の番号がつながる${fieldLabel('weekdays')}（0＝日曜、6＝土曜）`],
  ['on_holidays', '祝日も昼の番号か'],
  ['treatment_name', fieldLabel('treatment_name')],
  ['last_dose_on', fieldLabel('last_dose_on')],
  [
    'rules[]',
    `${fieldLabel('rules')}（体温、${fieldLabel('rules.step')}、${fieldLabel('measurements.value')}）`,
  ],
  ['told_on', fieldLabel('told_on')],
  ['note', fieldLabel('note')],
  ['updated_at', '最後に保存した日時'],
] as const;

/** What the member copied of their own hospital's words (G75). */
export function thresholdSection(
  readCard: (memberId: string) => Promise<ContactThreshold | null>,
): DataSection {
  return {
    name: 'contact_threshold',
    title: '病院から言われた目安（写していなければ null）',
    fields: FIELDS,
    async read(memberId) {
      const card = await readCard(memberId);
      if (card === null) return null;
      const { version: _, ...written } = card;
      return written;
    },
  };
}
