import { formatClock, formatJapaneseDate } from '@hidamari/domain/japanese-dates';
import type { VisitContents } from './visit-form-values.ts';

/** 2026年11月24日（火）10:30. */
export function visitMoment({ visit_date, visit_time }: VisitContents): string {
  return `${formatJapaneseDate(visit_date)}${visit_time ? ` ${formatClock(visit_time)}` : ''}`;
}

/** 病院と診療科; what is not written is left out. */
export function visitPlace({ hospital, department }: VisitContents): string {
  return [hospital, department].filter(Boolean).join('　');
}

/** 「聞きたいこと 3つ・持ちもの 3つ」; null when there is neither. */
export function visitCounts({ questions, belongings }: VisitContents): string | null {
  const parts = [
    questions.length > 0 ? `聞きたいこと ${questions.length}つ` : '',
    belongings.length > 0 ? `持ちもの ${belongings.length}つ` : '',
  ];
  return parts.filter(Boolean).join('・') || null;
}
