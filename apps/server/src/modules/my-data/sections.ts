import type { ContactThreshold } from '@hidamari/contract/contact-thresholds';
import type { HandoverRecord } from '@hidamari/contract/handover';
import type { MonitorRegistration } from '@hidamari/contract/monitor';
import type { NextVisit } from '@hidamari/contract/treatment-logs';
import { HANDOVER_ITEM_WORDS, HANDOVER_ITEMS, HANDOVER_PARTNERS, PARTNERS } from '@hidamari/domain/handover';
import { fieldLabel } from '@hidamari/domain/members';
import { MONITOR_STATE_LABELS, MONITOR_STATES } from '@hidamari/domain/monitor';
import type { DataSection, DocumentedField } from './my-data-needs.ts';

/** A favourite as the document tells of it. */
interface TakenFavourite {
  kind: 'article' | 'service';
  content_id: string;
  /** `YYYY-MM-DD HH:mm:ss`, in Japan. */
  created_at: string;
}

const FAVOURITE_FIELDS = [
  ['kind', '種類（article＝記事、service＝サービス）'],
  ['content_id', '記事またはサービスの番号（住所の終わりの部分）'],
  ['created_at', '保存した日時'],
] as const;

/** What the member keeps (G123). */
export function favouritesSection(
  readFavourites: (memberId: string) => Promise<TakenFavourite[]>,
): DataSection {
  return {
    name: 'favourites',
    title: 'お気に入り（ひとつずつ、次の項目があります）',
    fields: FAVOURITE_FIELDS,
    read: readFavourites,
  };
}

/** The words of the wire, each with what the pages call it. */
const glossaryOf = <T extends string>(words: readonly T[], nameOf: (word: T) => string) =>
  words.map((word) => `${word}＝${nameOf(word)}`).join('、');

const PARTNER_WORDS = glossaryOf(HANDOVER_PARTNERS, (partner) => PARTNERS[partner].title);
const ITEM_WORDS = glossaryOf(HANDOVER_ITEMS, (item) => HANDOVER_ITEM_WORDS[item].label);

const HANDOVER_FIELDS: readonly DocumentedField[] = [
  ['partner', `渡した先のサービス。${PARTNER_WORDS}`],
  ['given[]', `渡したもの。${ITEM_WORDS}`],
  ['consent_version', '同意した文の日付'],
  ['consented_at', '同意した日時'],
  ['received_at', '会社から受け取りの知らせがあった日時（なければ null）'],
];

/** What was given to partner services (G82 to G86; APPI art. 33). */
export function handoversSection(
  readHandovers: (memberId: string) => Promise<HandoverRecord[]>,
): DataSection {
  return {
    name: 'handovers',
    title: '提携サービスへ渡した記録（ひとつずつ、次の項目があります）',
    fields: HANDOVER_FIELDS,
    read: async (memberId) => (await readHandovers(memberId)).map(({ id: _, ...told }) => told),
  };
}

const FORM = (['methods', 'contacts', 'times', 'themes', 'wishes'] as const)
  .map((name) => `${name}＝${fieldLabel(name)}`)
  .join('、');

const MONITOR_FIELDS = [
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
    fields: MONITOR_FIELDS,
    async read(memberId) {
      const registration = await readRegistration(memberId);
      if (registration === null) return null;
      const { version: _, ...own } = registration;
      return own;
    },
  };
}

const PROMPT_FIELDS = [
  ['shown[].name', '画面に出たご案内の名前'],
  ['shown[].contents_id', 'ご案内した記事の番号（記事でなければ null）'],
  ['shown[].shown_at', '出た日時'],
  ['put_off[].name', '「あとで」や「今回は答えない」を押したご案内の名前'],
  ['put_off[].times', '続けて押した回数'],
  ['put_off[].until', 'その日時まで出ません（null＝もう出ません）'],
] as const;

/** Which pop-ups came to the member, and which they put off (G20, G77). */
export function promptsSection(readPrompts: DataSection['read']): DataSection {
  return {
    name: 'prompts',
    title: '画面に出たご案内',
    fields: PROMPT_FIELDS,
    read: readPrompts,
  };
}

const THRESHOLD_FIELDS = [
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
    fields: THRESHOLD_FIELDS,
    async read(memberId) {
      const card = await readCard(memberId);
      if (card === null) return null;
      const { version: _, ...written } = card;
      return written;
    },
  };
}

const VISITS_FIELDS = [
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
    fields: VISITS_FIELDS,
    read: async (memberId) => (await readVisits(memberId)).map(({ version: _, ...visit }) => visit),
  };
}
