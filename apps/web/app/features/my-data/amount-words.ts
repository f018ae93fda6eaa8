import type { MyDataOverview } from '@hidamari/contract/my-data';
import { formatPlainDate } from '@hidamari/domain/japanese-dates';

/** 「365件（2025年11月20日〜2026年11月19日）」 */
export function amountWords({ logs, first_day: first, last_day: last }: MyDataOverview): string {
  if (logs === 0 || first === null || last === null) return 'まだありません';
  const days =
    first === last ? formatPlainDate(first) : `${formatPlainDate(first)}〜${formatPlainDate(last)}`;
  return `${logs.toLocaleString('ja-JP')}件（${days}）`;
}
