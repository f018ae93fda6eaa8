import type { NextVisits } from '@hidamari/contract/treatment-logs';
import { formatClock, formatJapaneseDate } from '@hidamari/domain/japanese-dates';
import type { VisitContents } from './visit-form-values.ts';

/** 2026年11月24日（火）10:30. */
export function visitMoment({ visit_date, visit_time }: VisitContents): string {
  return `${formatJapaneseDate(visit_date)}${visit_time ? ` ${formatClock(visit_time)}` : ''}`;
}

type Place = Pick<VisitContents, 'hospital' | 'department'>;

/** 病院と診療科; what is not written is left out. */
export function visitPlace({ hospital, department }: Place): string {
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

/** So many places are offered to go to again. */
const KNOWN_PLACES = 3;

/** The hospitals and departments of the member's other visits, each once, the nearest first. */
export function knownPlaces({ next, later, past }: NextVisits): Place[] {
  const places = new Map<string, Place>();
  for (const visit of [...(next ? [next] : []), ...later, ...past]) {
    const words = visitPlace(visit);
    if (words !== '' && !places.has(words)) places.set(words, visit);
  }
  return [...places.values()].slice(0, KNOWN_PLACES);
}
