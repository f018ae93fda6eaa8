import { CASE_STATUSES, CONSULTATION_CHANNELS, CONSULTATION_TOPICS } from '@hidamari/domain/consultations';
import { INQUIRER_ROLES, INQUIRY_KINDS, INQUIRY_REPLIES } from '@hidamari/domain/inquiries';
import { fieldLabel } from '@hidamari/domain/members';
import type { DocumentedField } from '../my-data-needs.ts';
import { choices } from '../readme/choices.ts';
import { ANSWER_WAYS, ATTACHED_KINDS, AUTHORS, INQUIRY_TYPES, SUMMARY_WORDS } from './consultation-labels.ts';

const attachedFields = (name: string): DocumentedField[] => [
  [`${name}.kind`, `種類（${choices(ATTACHED_KINDS)}）`],
  [`${name}.title`, '題名'],
  [`${name}.url`, '読めるアドレス'],
];

const CASE_FIELDS: readonly DocumentedField[] = [
  ['consultations[]', 'ご相談（古い順）'],
  ['consultations[].number', '相談の番号'],
  ['consultations[].title', '題名'],
  ['consultations[].channel', `方法（${choices(CONSULTATION_CHANNELS)}）`],
  ['consultations[].topics[]', `内容（${choices(CONSULTATION_TOPICS)}）`],
  ['consultations[].status', `状態（${choices(CASE_STATUSES)}）`],
  ['consultations[].opened_at', '始まった日時'],
  ['consultations[].closed_at', '終わった日時（続いているときは null）'],
];

const MESSAGE_FIELDS: readonly DocumentedField[] = [
  ['consultations[].messages[]', 'やりとり（書かれた順）'],
  ['consultations[].messages[].seq', 'ご相談の中での順'],
  ['consultations[].messages[].author', `書いた人（${choices(AUTHORS)}）`],
  ['consultations[].messages[].staff_name', '相談員の名前'],
  ['consultations[].messages[].text', '文'],
  ['consultations[].messages[].at', '送られた日時'],
  ['consultations[].messages[].pictures[]', '送った写真と書類（このZIPの中のファイル）'],
  ['consultations[].messages[].attached', '相談員が添えた、読みもの'],
  ...attachedFields('consultations[].messages[].attached'),
];

const SUMMARY_FIELDS: readonly DocumentedField[] = [
  ['consultations[].summaries[]', '相談員のまとめ（書き直す前のものも、古い順に）'],
  ['consultations[].summaries[].version', '何回目のまとめか'],
  ['consultations[].summaries[].staff_name', '書いた相談員の名前'],
  ['consultations[].summaries[].at', '書かれた日時'],
  ['consultations[].summaries[].concern', SUMMARY_WORDS.concern],
  ['consultations[].summaries[].talked', SUMMARY_WORDS.talked],
  ['consultations[].summaries[].next_step', SUMMARY_WORDS.next_step],
  ['consultations[].summaries[].attached[]', '相談員が添えた、読みもの'],
  ...attachedFields('consultations[].summaries[].attached[]'),
  ['consultations[].summaries[].corrections[]', 'あなたの書き足し'],
  ['consultations[].summaries[].corrections[].at', '書いた日時'],
  ['consultations[].summaries[].corrections[].quote', '直したところ（書き足しだけのときは null）'],
  ['consultations[].summaries[].corrections[].text', '書き足したこと'],
];

const INQUIRY_FIELDS: readonly DocumentedField[] = [
  ['inquiries[]', 'お問い合わせ（古い順）。ログインして送ったものだけです'],
  ['inquiries[].receipt_number', '受付番号'],
  ['inquiries[].type', `窓口（${choices(INQUIRY_TYPES)}）`],
  ['inquiries[].kind', `種類（${choices(INQUIRY_KINDS)}）`],
  ['inquiries[].reply_by', `希望した返事（${choices(INQUIRY_REPLIES)}）`],
  ['inquiries[].due_on', 'お返事の期限'],
  ['inquiries[].created_at', '送った日時'],
  ['inquiries[].name', fieldLabel('name')],
  ['inquiries[].name_kana', fieldLabel('name_kana')],
  ['inquiries[].email', '書いたメールアドレス'],
  ['inquiries[].phone_number', '書いた電話番号'],
  ['inquiries[].standing', `お立場（${choices(INQUIRER_ROLES)}）`],
  ['inquiries[].message', '書いたこと'],
  ['inquiries[].background', '背景'],
  ['inquiries[].answered_at', 'お返事の日時（まだのときは null）'],
  ['inquiries[].answer', 'お返事（まだのときは null）'],
  ['inquiries[].answer.by', `お返事のしかた（${choices(ANSWER_WAYS)}）`],
  ['inquiries[].answer.text', 'メールでお返事した文'],
];

/** Every field of the document of consultations; a test compares them with a document that has all of them. */
export const CONSULTATION_FIELDS: readonly DocumentedField[] = [
  ...CASE_FIELDS,
  ...MESSAGE_FIELDS,
  ...SUMMARY_FIELDS,
  ...INQUIRY_FIELDS,
];
