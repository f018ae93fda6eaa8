import { nextVisitInput } from '@hidamari/contract/treatment-logs';
import { addDays } from '@hidamari/domain/japanese-dates';
import { describe, expect, test } from 'vitest';
import { demoTreatmentLogs } from '../demo-treatment-logs/index.ts';
import { demoNextVisits } from './index.ts';

const TODAY = '2026-11-20';
const KINDS = ['insurance', 'general', 'chofu'] as const;

describe.each(KINDS)('%s の見本の診察', (kind) => {
  const { planned, past } = demoNextVisits(kind, TODAY);

  test('4日後にひとつ、聞きたいことが3つ、持ちものが3つある', () => {
    expect(planned.visit_date).toBe('2026-11-24');
    expect(planned.questions).toHaveLength(3);
    expect(planned.belongings).toHaveLength(3);
    expect(nextVisitInput(TODAY).safeParse(planned).success).toBe(true);
  });

  test('前の3つは受診の記録がある日で、どの問いにも答えがある', () => {
    const days = demoTreatmentLogs(kind, TODAY)
      .filter((log) => log.is_visiting_hospital_log)
      .map(({ log_date }) => log_date);
    expect(past.map(({ visit_date }) => visit_date)).toEqual(days.toReversed().slice(0, 3));
    for (const visit of past) {
      expect(nextVisitInput(TODAY).parse(visit).status).toBe('done');
      for (const { asked, answer } of visit.questions ?? [])
        expect([asked, Boolean(answer)]).toEqual([true, true]);
    }
  });

  test('病院は架空と分かり、言葉は落ち着いている', () => {
    for (const visit of [planned, ...past]) expect(visit.hospital).toContain('架空');
    expect(JSON.stringify([planned, past])).not.toMatch(/[!！]|闘病|末期|頑張/);
  });
});

test('どの日に見ても、予定はひとつ、前の診察は3つ', () => {
  for (let later = 0; later < 400; later += 37) {
    for (const kind of KINDS) expect(demoNextVisits(kind, addDays(TODAY, later)).past).toHaveLength(3);
  }
});
