import type { NextVisitForm } from '@hidamari/contract/treatment-logs';
import { addDays } from '@hidamari/domain/japanese-dates';
import { QUESTION_SUGGESTIONS } from '@hidamari/domain/next-visits';
import { type DemoKind, demoTreatmentLogs } from '../demo-treatment-logs/index.ts';
import { OWN_QUESTIONS, PAST_QUESTIONS, type Talk } from './talks.ts';

const DAYS_AHEAD = 4;
const MEMO = '見本の予定です。';

/** Demo visits; the past ones lie on days on which the same person's demo logs tell of a visit, the newest first. */
export interface DemoVisits {
  planned: NextVisitForm;
  past: NextVisitForm[];
}

const asked = (talks: readonly Talk[]): NextVisitForm['questions'] =>
  talks.map(([text, answer], order) => ({ text, answer, asked: true, order }));

/**
 * The visits of a fictional person: one in four days with three questions and three things to bring, and three past
 * ones with answers. Every hospital says that it is fictional. The same day gives the same visits.
 * @param today the day in Japan, YYYY-MM-DD.
 */
export function demoNextVisits(kind: DemoKind, today: string): DemoVisits {
  const visited = demoTreatmentLogs(kind, today).filter((log) => log.is_visiting_hospital_log);
  const days = visited.toReversed().slice(0, PAST_QUESTIONS.length);
  const { hospital_name: hospital, department } = days[0]?.visit ?? {};
  return {
    planned: {
      visit_date: addDays(today, DAYS_AHEAD),
      visit_time: '10:30',
      hospital,
      department,
      purpose: '血液検査のあと、診察',
      questions: [OWN_QUESTIONS[kind], QUESTION_SUGGESTIONS[1], QUESTION_SUGGESTIONS[2]].map(
        (text, order) => ({
          text,
          order,
        }),
      ),
      belongings: ['診察券', 'マイナ保険証または資格確認書', 'お薬手帳'],
      memo: MEMO,
    },
    past: days.map((log, index) => ({
      visit_date: log.log_date,
      visit_time: log.log_time,
      hospital,
      department,
      questions: asked(PAST_QUESTIONS[index] ?? []),
      belongings: ['診察券', 'お薬手帳'],
      memo: MEMO,
      status: 'done',
    })),
  };
}
