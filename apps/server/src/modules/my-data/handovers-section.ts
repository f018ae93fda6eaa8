import type { HandoverRecord } from '@hidamari/contract/handover';
import type { DataSection } from './my-data-needs.ts';

const FIELDS = [
  [
    'partner',
    '渡した先のサービス（medical-note＝医療の専門家に聞く、tomosnote＝仲間とつながる場、ancs＝医療用ウィッグ、bears＝家事代行、avic＝くらしの支援）',
  ],
  [
    'given[]',
    '渡したもの（pseudonym＝仮の番号、email-hash＝読めない形に変えたメールアドレス、variant＝窓口の区別、extra-minutes＝はじめてのご利用で延びる時間）',
  ],
  ['consent_version', '同意した文の日付'],
  ['consented_at', '同意した日時'],
  ['received_at', '会社から受け取りの知らせがあった日時（なければ null）'],
] as const;

/** What was given to partner services (G82 to G86; APPI art. 33). */
export function handoversSection(
  readHandovers: (memberId: string) => Promise<HandoverRecord[]>,
): DataSection {
  return {
    name: 'handovers',
    title: '提携サービスへ渡した記録（ひとつずつ、次の項目があります）',
    fields: FIELDS,
    read: async (memberId) => (await readHandovers(memberId)).map(({ id: _, ...told }) => told),
  };
}
