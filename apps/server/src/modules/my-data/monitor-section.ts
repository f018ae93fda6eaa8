import type { MonitorRegistration } from '@hidamari/contract/monitor';
import { fieldLabel } from '@hidamari/domain/members';
import { MONITOR_STATE_LABELS, MONITOR_STATES } from '@hidamari/domain/monitor';
import type { DataSection } from './my-data-needs.ts';

const FORM = (['methods', 'contacts', 'times', 'themes', 'wishes'] as const)
  .map((name) => `${name}＝${fieldLabel(name)}`)
  .join('、');

const FIELDS = [
  [
    'state',
    `状態（${MONITOR_STATES.map((state) => `${state}＝${MONITOR_STATE_LABELS[state]}`).join('、')}）`,
  ],
  ['state_at', 'その状態になった日時'],
  ['form', `書いたこと（${FORM}。終了すると null）`],
  ['consent_version', '同意した文の版'],
  ['consented_at', '同意した日時'],
  ['ending_words', '担当者が終えたときの、あなたへの言葉'],
] as const;

/** The member's registration in the panel (G87). */
export function monitorSection(
  readRegistration: (memberId: string) => Promise<MonitorRegistration | null>,
): DataSection {
  return {
    name: 'monitor_registration',
    title: '体験を聞かせてくださる方の登録（申し込んでいなければ null）',
    fields: FIELDS,
    async read(memberId) {
      const registration = await readRegistration(memberId);
      if (registration === null) return null;
      const { version: _, ...own } = registration;
      return own;
    },
  };
}
