import type { ContactThreshold } from '@hidamari/contract/contact-thresholds';
import type { DataSection } from './my-data-needs.ts';

const FIELDS = [
  ['hospital_name', '病院'],
  ['card_number', '診察券の番号'],
  ['day_phone', '昼の電話番号'],
  ['night_phone', '夜と休日の電話番号'],
  ['day_from', '昼の番号の始まりの時刻（HH:mm）'],
  ['day_to', '昼の番号の終わりの時刻（HH:mm）'],
  ['weekdays[]', '昼の番号がつながる曜日（0＝日曜、6＝土曜）'],
  ['on_holidays', '祝日も昼の番号か'],
  ['treatment_name', '治療の名前'],
  ['last_dose_on', '最後に治療を受けた日'],
  ['rules[]', '目安（体温、症状の強さ、はかった値）'],
  ['told_on', '言われた日'],
  ['note', 'メモ'],
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
