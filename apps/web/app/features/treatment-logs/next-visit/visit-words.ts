import type { NextVisit, NextVisits } from '@hidamari/contract/treatment-logs';
import { formatClock, formatJapaneseDate } from '@hidamari/domain/japanese-dates';
import { blankLogForm, type LogFormValues } from '../log-form/log-form-values.ts';
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

/**
 * A new log of the day of a visit, filled in as far as the visit says it. A log never lies ahead (G56): a visit that
 * does is written down today.
 */
export function logFormOfVisit(visit: NextVisit, today: string): LogFormValues {
  const blank = blankLogForm(visit.visit_date <= today ? visit.visit_date : today);
  const { hospital = '', department = '' } = visit;
  return {
    ...blank,
    log_time: visit.visit_time ?? '',
    categories: ['is_visiting_hospital_log'],
    visit: { ...blank.visit, kind: 'outpatient', hospital_name: hospital, department },
    next_visit_id: visit.id,
  };
}
