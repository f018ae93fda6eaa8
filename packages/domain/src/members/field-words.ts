import { CANNED_ANSWER_LIMITS } from '../canned-answers/index.ts';
import { CLOSURE_LIMITS } from '../closures/index.ts';
import {
  CASE_TITLE_LENGTH,
  MESSAGE_PICTURES,
  SUMMARY_ATTACHED,
  SUMMARY_LENGTH,
} from '../consultations/index.ts';
import { THRESHOLD_LIMITS } from '../contact-thresholds/index.ts';
import { INQUIRY_LIMITS } from '../inquiries/index.ts';
import { MONITOR_LIMITS } from '../monitor/index.ts';
import { VISIT_LIMITS } from '../next-visits/index.ts';
import { perNoticeSetting } from '../notices/index.ts';
import { ACTING_NOTE_LENGTH } from '../staff/index.ts';
import {
  fieldsOf,
  LOG_FIELDS,
  LOG_LIMITS,
  LOG_PART_TITLES,
  type LogPart,
  measurementOf,
  SPAN_LABELS,
  SYMPTOM_DAY_TEXT,
} from '../treatment-logs/index.ts';
import { MEMBER_LIMITS } from './member-limits.ts';
import { type ProfilePart, profileFieldsOf } from './profile-field.ts';
import { PROFILE_FIELDS, PROFILE_PARTS } from './profile-fields.ts';

/** What a message says of one field: its name, and its limits where it has some. */
export interface FieldWords {
  readonly label: string;
  readonly limit?: number;
  /** Fewest characters. */
  readonly least?: number;
  readonly min?: number;
  readonly max?: number;
}

const named = (label: string, limit?: number): FieldWords =>
  limit === undefined ? { label } : { label, limit };
const ranged = (label: string, { min, max }: { min: number; max: number }): FieldWords => ({
  label,
  min,
  max,
});

const { hospital_name: HOSPITAL, department: DEPARTMENT } = LOG_FIELDS.visit;

/** The fields of a treatment log, by part and name; those of the log itself by their name alone. */
function ofLogs(): Record<string, FieldWords> {
  const parts = Object.entries<LogPart>(LOG_FIELDS).flatMap(([part, fields]) =>
    fieldsOf(fields).map(({ name, field }): [string, FieldWords] => {
      const path = part === 'log' ? name : `${part}.${name}`;
      if (field.input === 'text') return [path, named(field.label, field.limit)];
      return [path, field.input === 'number' ? ranged(field.label, field) : named(field.label)];
    }),
  );
  return Object.fromEntries(parts);
}

/** The fields of a member's profile, by part and name; those that stand in no part on the wire by their name alone. */
function ofProfile(): Record<string, FieldWords> {
  const parts = Object.entries<ProfilePart>(PROFILE_FIELDS).flatMap(([part, fields]) =>
    profileFieldsOf(fields).map(({ name, field }): [string, FieldWords] => [
      Object.hasOwn(PROFILE_PARTS, part) ? `${part}.${name}` : name,
      'limit' in field ? named(field.label, field.limit) : named(field.label),
    ]),
  );
  return Object.fromEntries(parts);
}

/**
 * Fields by their name on the wire; rows of a list as `list.name`, without the number (G33, G56 to G65, G69). The label is
 * what the field is called everywhere: in the form, on the page, in messages, on paper, in tables and in the README.
 */
const FIELD_WORDS: Readonly<Record<string, FieldWords>> = {
  // Sign-up, registration, account.
  ...ofProfile(),
  ...PROFILE_PARTS,
  phone_number: named('電話番号'),
  // The account's own, which takes SMS; `phone_number` on the wire too.
  mobile_phone_number: named('携帯電話番号'),
  email: named('メールアドレス', MEMBER_LIMITS.email),
  email_confirmation: named('メールアドレス（確認）', MEMBER_LIMITS.email),
  password: named('パスワード'),
  present_password: named('いまのパスワード'),
  new_password: named('新しいパスワード'),
  username: named('ID', MEMBER_LIMITS.email),
  code: named('確認コード'),
  challenge_answer: named('確認コード'),
  passphrase: named('合言葉'),
  insurance_number: named('証券番号'),
  talk_number: named('お話し番号'),
  company_code: named('利用コード'),
  relation_to_city: named('お住まい・通院'),
  patient_consent: named('ご本人の了承'),
  referrals: named('知ったきっかけ'),
  accepts_info_delivery: named('お知らせのメール'),
  // Settings of the account: 「だれが見たか」 names them where a concierge sent them for the member (F46).
  icon_key: named('プロフィールの写真'),
  text_size: named('文字の大きさ'),
  is_furigana_shown: named('ふりがな'),
  notice_channel: named('お知らせの受け取り方'),
  ...perNoticeSetting(({ label }) => named(`${label}のお知らせ`)),
  is_shown_log_articles: named('記録に合わせた記事の案内'),
  are_prompts_held: named('お知らせを控えること'),
  is_bereaved: named('「大切な方を亡くされたとき」の設定'),
  onboarding_step: named('はじめてのご案内をどこまで見たか'),
  agreed_terms: named('利用規約'),
  agreed_privacy: named('個人情報の取り扱い'),
  agreed_sensitive_data: named('病気についての情報を預けること'),
  agreed_by_guardian: named('この登録'),
  // Contact form.
  name: named('お名前', 60),
  name_kana: named('お名前（カナ）', 60),
  standing: named('お立場'),
  kind: named('種類'),
  message: { ...named('内容', INQUIRY_LIMITS.message), least: INQUIRY_LIMITS.messageAtLeast },
  background: named('相談の背景', INQUIRY_LIMITS.background),
  agreed: named('個人情報保護方針'),
  agreed_health: named('体調や病気に関する情報の利用'),
  // Withdrawal, requests about personal data.
  reason: named('理由', 500),
  words: named('内容', 2_000),
  reply_by: named('返信方法'),
  // The desk (G42).
  login: named('メールアドレス', MEMBER_LIMITS.email),
  by: named('さがすもの'),
  member_id: named('代行する会員'),
  acting_note: named('くわしい内容', ACTING_NOTE_LENGTH),
  // The end of a consultation (G90).
  case_title: named('相談の名前', CASE_TITLE_LENGTH),
  concern: named('お話ししたいこと', SUMMARY_LENGTH),
  talked: named('整理したこと', SUMMARY_LENGTH),
  next_step: named('次にすること', SUMMARY_LENGTH),
  attached: { label: '読んでほしいもの', limit: SUMMARY_ATTACHED },
  // A span of days: of a list, of what is printed.
  from_day: named(SPAN_LABELS.from_day),
  to_day: named(SPAN_LABELS.to_day),
  // Days off of the desk (G7).
  closure_variant: named('窓口'),
  first_day: named('始まりの日'),
  last_day: named('終わりの日'),
  closure_note: named('メモ', CLOSURE_LIMITS.note),
  // Canned answers of the desk (G140).
  canned_title: named('題名', CANNED_ANSWER_LIMITS.title),
  canned_text: named('文章', CANNED_ANSWER_LIMITS.text),
  canned_topic: named('話題'),
  canned_variant: named('窓口'),
  // The panel (G87).
  methods: named('参加の方法'),
  contacts: named('連絡の方法'),
  times: named('連絡がつきやすい時間'),
  themes: named('話せるテーマ'),
  wishes: named('配慮してほしいこと', MONITOR_LIMITS.wishes),
  agreed_panel: named('登録'),
  ending_words: named('ご本人への言葉', MONITOR_LIMITS.words),
  // Treatment log.
  ...ofLogs(),
  log_date: named('日付'),
  log_time: named('時刻'),
  'symptoms.key': named(LOG_PART_TITLES.symptoms),
  'symptoms.today': named(SYMPTOM_DAY_TEXT),
  'symptoms.interference': named('生活のさまたげ'),
  'measurements.kind': named(LOG_PART_TITLES.measurements),
  'measurements.value': named('はかった値'),
  measured_at: named('はかった時刻'),
  images: named(LOG_PART_TITLES.images, LOG_LIMITS.images),
  'test_results.images': named('検査の紙の画像', LOG_LIMITS.images),
  pictures: named('写真と書類', MESSAGE_PICTURES),
  // Next visit (G69).
  visit_date: named('受診日'),
  visit_time: named('受診の時刻'),
  status: named('この診察のようす'),
  hospital: named(HOSPITAL.label, VISIT_LIMITS.hospital),
  department: named(DEPARTMENT.label, VISIT_LIMITS.department),
  // Contact-threshold card (G75).
  hospital_name: named(HOSPITAL.label, HOSPITAL.limit),
  card_number: named('診察券の番号', THRESHOLD_LIMITS.cardNumber),
  day_phone: named('昼の番号'),
  night_phone: named('夜と休日の番号'),
  day_from: named('昼の番号の始まりの時刻'),
  day_to: named('昼の番号の終わりの時刻'),
  weekdays: named('曜日'),
  treatment_name: named('受けている治療', THRESHOLD_LIMITS.treatmentName),
  last_dose_on: named('最後に治療を受けた日'),
  told_on: named('目安を言われた日'),
  note: named('おぼえ書き', THRESHOLD_LIMITS.note),
  rules: { label: '目安', limit: THRESHOLD_LIMITS.rules },
  'rules.at_least': named('目安の値'),
  'rules.value': named('目安の値'),
  'rules.key': named('症状'),
  'rules.step': named('症状の強さ'),
  'rules.measurement': named('はかるもの'),
  purpose: named('受診の目的', VISIT_LIMITS.purpose),
  questions: named('聞きたいこと', VISIT_LIMITS.questions),
  'questions.text': named('聞きたいこと', VISIT_LIMITS.questionText),
  'questions.answer': named('答え', VISIT_LIMITS.answer),
  belongings: named('持ちもの', VISIT_LIMITS.belongings),
  memo: named('メモ', VISIT_LIMITS.memo),
  companion: named('付きそいの方', VISIT_LIMITS.companion),
};

/** What a field is called, by its dotted path as for `fieldWords`. Throws for a field that nobody named. */
export function fieldLabel(path: string): string {
  const words = fieldWords(path);
  if (words === null) throw new Error(`no label for the field ${path}`);
  return words.label;
}

/**
 * The words of a field by its dotted path as field errors carry it (`agent.last_name`, `medicines.0.name`), or
 * null for a field nobody named: the longest ending that is known counts. A measured value takes the kind of its
 * row in front: `measurements.body_temperature`.
 */
export function fieldWords(path: string): FieldWords | null {
  const parts = path.split('.').filter((part) => !/^\d+$/.test(part));
  if (parts[0] === 'measurements' && parts[1]) {
    const row = measurementOf(parts[1]);
    if (row) return ranged(row.label, row);
  }
  for (let start = 0; start < parts.length; start += 1) {
    const name = parts.slice(start).join('.');
    if (Object.hasOwn(FIELD_WORDS, name)) return FIELD_WORDS[name] ?? null;
  }
  return null;
}
