import { addDays, japanDay } from '../japanese-dates/index.ts';

/**
 * What a member agreed to (G32, G33, G141). `withdraw` says how it is taken back: at once on the page, only by
 * leaving the service, or by asking (it is another person's to give).
 */
export const CONSENTS = [
  {
    kind: 'terms',
    label: '利用規約',
    purpose: 'このサービスをお使いいただくうえでのお約束です。',
    withdraw: 'by_leaving',
  },
  {
    kind: 'privacy',
    label: '個人情報の取り扱い',
    purpose: 'お名前や連絡先などを、何のために、どのように扱うかのお約束です。',
    withdraw: 'by_leaving',
  },
  {
    kind: 'sensitive_data',
    label: '病気についての情報を預けること',
    purpose:
      '診断、ほかの病気、治療ログと、相談、アンケート、モニター登録に書かれた病気のことを、同意の文にある目的のためだけにお預かりします。',
    withdraw: 'here',
  },
  {
    kind: 'guardian',
    label: '保護者の方の同意',
    purpose: '15歳未満の方の登録を、保護者の方が認めたことの記録です。',
    withdraw: 'by_asking',
  },
  {
    kind: 'patient',
    label: '病気のご本人の了承',
    purpose: 'ご家族などが、ご本人の病気のことを預けるときの確認の記録です。',
    withdraw: 'by_asking',
  },
  {
    kind: 'news',
    label: 'お知らせのメール',
    purpose: '記事や催しのお知らせをメールでお送りします。手続きのメールは、これとは別に届きます。',
    withdraw: 'here',
  },
] as const;

export type ConsentKind = (typeof CONSENTS)[number]['kind'];

/** Consents that a member gives and takes back by themselves. */
export const CHANGEABLE_CONSENTS = ['sensitive_data', 'news'] as const satisfies readonly ConsentKind[];
export type ChangeableConsent = (typeof CHANGEABLE_CONSENTS)[number];

/**
 * Days between taking back the consent to keep what concerns an illness and its erasure (decision 0021). Meanwhile
 * nothing of it can be read or written, and consenting again brings it back: a press that was a mistake must not
 * cost a year of records.
 */
export const ILLNESS_DATA_DAYS = 30;

const ILLNESS_DATA_MS = ILLNESS_DATA_DAYS * 86_400_000;

/** The instant from which what concerns an illness is due to be erased, after the consent was taken back. */
export function eraseIllnessDataAfter(withdrawnAt: Date): Date {
  return new Date(withdrawnAt.getTime() + ILLNESS_DATA_MS);
}

/** A consent taken back at this instant or before is due at `now`; later ones can still be given again. */
export function illnessDataLimit(now: Date): Date {
  return new Date(now.getTime() - ILLNESS_DATA_MS);
}

/** Signs that nobody confuses when a number is read or told: no 0, 1, 5, B, I, O, S, Z. */
const SIGNS = '2346789ACDEFGHJKLMNPQRTUVWXY';
const LENGTH = 8;

/**
 * A receipt number to tell on the telephone, such as `T-7K4M-QX2H`. `bytes` are random, 8 or more: about 38 bits, so
 * a number tells nothing of how many there are and none can be guessed from another.
 */
export function receiptNumber(letter: 'T' | 'K' | 'C' | 'M', bytes: Uint8Array): string {
  if (bytes.length < LENGTH) throw new RangeError('a receipt number needs eight random bytes');
  const signs = Array.from(bytes.subarray(0, LENGTH), (byte) => SIGNS[byte % SIGNS.length]).join('');
  return `${letter}-${signs.slice(0, 4)}-${signs.slice(4)}`;
}

/** What a person may ask of who keeps their data (Act on the Protection of Personal Information, art. 33 to 35). */
export const PRIVACY_REQUEST_KINDS = [
  { value: 'disclosure', label: '内容を知りたい（開示）' },
  { value: 'correction', label: '直してほしい（訂正・追加・削除）' },
  { value: 'stop_use', label: '使うのをやめてほしい（利用停止・消去）' },
] as const;

export type PrivacyRequestKind = (typeof PRIVACY_REQUEST_KINDS)[number]['value'];

/** How far a request is, in this order. */
export const PRIVACY_REQUEST_STATES = [
  { value: 'received', label: '受付' },
  { value: 'working', label: '対応中' },
  { value: 'done', label: '完了' },
] as const;

export type PrivacyRequestState = (typeof PRIVACY_REQUEST_STATES)[number]['value'];

export const PRIVACY_REQUEST_LIMITS = {
  /** Most characters of a request. */
  words: 2_000,
  /** Requests of one member within 24 hours. */
  aDay: 5,
  /** Days until the first answer, as the page promises it (two weeks). */
  answerDays: 14,
} as const;

/** The day in Japan by which the member hears of a request. */
export function answerDueOn(receivedAt: Date): string {
  return addDays(japanDay(receivedAt), PRIVACY_REQUEST_LIMITS.answerDays);
}

/** True when a request may go from one state to another: only forward, and a step may be left out. */
export function canMoveRequest(from: PrivacyRequestState, to: PrivacyRequestState): boolean {
  const place = (state: PrivacyRequestState) =>
    PRIVACY_REQUEST_STATES.findIndex(({ value }) => value === state);
  return place(to) > place(from);
}
