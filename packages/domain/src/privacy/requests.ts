import { addDays, japanDay } from '../japanese-dates/index.ts';

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
