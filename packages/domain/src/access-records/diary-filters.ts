import { addDays, japanDay, japanInstant } from '../japanese-dates/index.ts';
import type { StaffRole } from '../staff/index.ts';

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
