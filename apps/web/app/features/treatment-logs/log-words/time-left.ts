import type { TrashedLog } from '@hidamari/contract/treatment-logs';
import { parseWireTimestamp } from '@hidamari/domain/japanese-dates';
import { trashDaysLeft } from '@hidamari/domain/treatment-logs';

/** 「あと12日で消えます」. On the last day 「24時間以内に消えます」: one day more would be a promise too much. */
export function timeLeft({ restorable_until }: Pick<TrashedLog, 'restorable_until'>, now: Date): string {
  const days = trashDaysLeft({ until: parseWireTimestamp(restorable_until) ?? now, now });
  return days > 1 ? `あと${days}日で消えます` : '24時間以内に消えます';
}
