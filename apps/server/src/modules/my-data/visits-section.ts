import type { NextVisit } from '@hidamari/contract/treatment-logs';
import { fieldLabel } from '@hidamari/domain/members';
import type { DataSection } from './my-data-needs.ts';

const FIELDS = [
  ['id', '診察の番号'],
  ['visit_date', `${fieldLabel('visit_date')}（YYYY-MM-DD）`],
  ['visit_time', `${fieldLabel('visit_time')}（HH:mm）`],
  ['hospital', fieldLabel('hospital')],
  ['department', fieldLabel('department')],
  ['purpose', fieldLabel('purpose')],
  ['questions[]', `${fieldLabel('questions')}（text＝内容、asked＝聞けたか、answer＝答え、order＝順）`],
  ['belongings[]', fieldLabel('belongings')],
  ['memo', fieldLabel('memo')],
  ['companion', fieldLabel('companion')],
  ['status', `${fieldLabel('status')}（planned＝予定、done＝済み、changed＝変更・取りやめ）`],
  ['treatment_log_id', '診察のあとに書いた治療ログの番号'],
  ['updated_at', '最後に保存した日時'],
] as const;

/** Every visit of the member, ahead and past (G69). */
export function visitsSection(readVisits: (memberId: string) => Promise<NextVisit[]>): DataSection {
  return {
    name: 'next_visits',
    title: '診察の準備（ひとつずつ、次の項目があります）',
    fields: FIELDS,
    read: async (memberId) => (await readVisits(memberId)).map(({ version: _, ...visit }) => visit),
  };
}
