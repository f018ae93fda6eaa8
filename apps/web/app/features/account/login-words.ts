import type { ResultOf } from '@hidamari/contract/endpoint';
import type { listLoginHistoriesEndpoint } from '@hidamari/contract/members';
import { formatClock, formatJapaneseDate, formatMonthDay } from '@hidamari/domain/japanese-dates';

/** One sign-in of the account, as the server tells it (G96). */
export type LoginRow = ResultOf<typeof listLoginHistoriesEndpoint>['data'][number];

/** Ways in, as a member would name them. */
const METHODS: Readonly<Record<string, string>> = {
  common_id: 'パスワード',
  sign_up: '新規登録',
  temporary: '仮ID',
  switch: '会員の切り替え',
  concierge: '担当者による代行',
};

/** 11月20日（金）14:01, from the wire's timestamp (Japan time); with the year when it is not this one. */
export function momentWords(stamp: string, today: string): string {
  const day = stamp.slice(0, 10);
  const isThisYear = day.slice(0, 4) === today.slice(0, 4);
  return `${isThisYear ? formatMonthDay(day) : formatJapaneseDate(day)}${formatClock(stamp.slice(11, 16))}`;
}

/** 「パスワード・iPhone・Safari」, with the place where one is known; never an address (G96). */
export function loginWords({ method, device_family, place }: LoginRow): string {
  return [METHODS[method] ?? 'そのほかの方法', device_family, place].filter(Boolean).join('・');
}
