import { READING_REASONS } from '../consultations/index.ts';
import { addDays, japanDay, japanInstant } from '../japanese-dates/index.ts';
import { ACTING_REASONS, type StaffRole } from '../staff/index.ts';

/** Whose acts 「だれが見たか」 is narrowed to. Whatever stands there was done by somebody else than the member. */
export const DIARY_ACTORS = [
  { value: 'desk', label: '担当者', roles: ['concierge', 'editor', 'administrator'] },
  { value: 'supporter', label: '相談員', roles: ['supporter', 'lead'] },
] as const satisfies readonly { value: string; label: string; roles: readonly StaffRole[] }[];
export type DiaryActor = (typeof DIARY_ACTORS)[number]['value'];

/** How far back it is narrowed to, today included. */
export const DIARY_PERIODS = [
  { value: 'week', label: '最近7日', days: 7 },
  { value: 'month', label: '最近30日', days: 30 },
  { value: 'year', label: '最近1年', days: 365 },
] as const;
export type DiaryPeriod = (typeof DIARY_PERIODS)[number]['value'];

/** The roles of a group of people. */
export function rolesOfActor(actor: DiaryActor): readonly StaffRole[] {
  return DIARY_ACTORS.find(({ value }) => value === actor)?.roles ?? [];
}

/** The first moment of a period, at a midnight in Japan. */
export function diaryPeriodStart(period: DiaryPeriod, now: Date): Date {
  const days = DIARY_PERIODS.find(({ value }) => value === period)?.days ?? 1;
  return japanInstant(addDays(japanDay(now), 1 - days));
}

/**
 * What somebody other than the member did with a member's data: a closed list (F46), with the words that the member
 * reads after 「…が、」.
 */
export const ACCESS_KINDS = {
  'member-found': '登録を探しました',
  'session-begun': '手続きの代行を始めました',
  'session-ended': '手続きの代行を終えました',
  'profile-read': '登録内容を見ました',
  'profile-changed': '登録内容の変更を送りました',
  'profile-refused': '登録内容を変えようとして、断られました',
  'logs-read': '見せると選ばれた治療ログを見ました',
  'favourites-read': 'お気に入りを見ました',
  'notices-read': 'お知らせの状態を見ました',
  'case-read': 'ご相談を読みました',
  'phone-opened': 'お電話番号をひらきました',
  'call-taken': 'お話し番号をうかがい、お電話のご相談を受けました',
  'inquiry-read': 'お問い合わせを読みました',
  'inquiry-answered': 'お問い合わせにお返事しました',
  'monitor-read': '体験を聞かせてくださる方の登録を見ました',
  'monitor-registered': '体験を聞かせてくださる方として登録しました',
  'monitor-ended': '体験を聞かせてくださる方の登録を終えました',
  'survey-contact-read': 'アンケートのご意見と、連絡のご希望を見ました',
  'card-read': '登録内容と次の診察を見ました',
} as const;
export type AccessKind = keyof typeof ACCESS_KINDS;

/**
 * Why a member's data was read: what a concierge chose, the work at the desk that called for it, or what a supporter chose
 * before a case that was not theirs. With the words of the diary.
 */
export const ACCESS_REASONS = [
  ...ACTING_REASONS,
  { value: 'consultation', label: 'ご相談への対応' },
  ...READING_REASONS.map(({ value, told }) => ({ value, label: told })),
  { value: 'danger', label: '命に差しせまった危険があると考えたため' },
  { value: 'inquiry', label: 'お問い合わせへの対応' },
  { value: 'monitor', label: 'お申し込みへの対応' },
  { value: 'survey', label: 'アンケートへの対応' },
  { value: 'talk-number', label: 'お電話でのご相談' },
] as const;
export type AccessReason = (typeof ACCESS_REASONS)[number]['value'];

/** The reason in words. */
export function accessReasonLabel(reason: AccessReason): string {
  return ACCESS_REASONS.find(({ value }) => value === reason)?.label ?? '';
}

/** Rows that one page of 「だれが見たか」 holds. */
export const ACCESS_DIARY_PAGE = 20;

/** Records are kept this long; then what they say is erased and the chain stays (F46). */
const ACCESS_RECORD_YEARS = 3;

/** Records that began before this moment are past their time. */
export function accessRecordLimit(now: Date): Date {
  const limit = new Date(now);
  limit.setUTCFullYear(limit.getUTCFullYear() - ACCESS_RECORD_YEARS);
  return limit;
}
