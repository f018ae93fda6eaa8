import type { MonitorSurvey } from '@hidamari/contract/content';

/** Where a call stands on a day: its time has not come, it takes answers, or it is over. */
export type CallState = 'coming' | 'open' | 'over';

type Timed = Pick<MonitorSurvey, 'is_open' | 'period_from' | 'period_to'>;

/** The state of a call on a day (YYYY-MM-DD in Japan). Editors may close it early; its last day closes it anyway. */
export function callStateOn(today: string, { is_open, period_from, period_to }: Timed): CallState {
  if (!is_open || period_to < today) return 'over';
  return today < period_from ? 'coming' : 'open';
}

/** A call for people with cancer experience as the page shows it. */
export type ShownCall = Omit<MonitorSurvey, 'publishedAt' | 'is_open'> & { state: CallState };

/** The calls in the order of the content reader, each with its state on this day. */
export function shownCalls(today: string, surveys: readonly MonitorSurvey[]): ShownCall[] {
  return surveys.map(({ publishedAt: _, is_open, ...survey }) => ({
    ...survey,
    state: callStateOn(today, { ...survey, is_open }),
  }));
}
