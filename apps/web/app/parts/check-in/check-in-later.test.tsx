import type { CheckIn } from '@hidamari/contract/treatment-logs';
import { describe, expect, it } from 'vitest';
import { drawOnPage, memberOf } from '../../shell/page-under-test.fixture.tsx';
import { type AskedCheckIn, questionsAfter, tappedAnswerOf } from './asked-check-in.ts';
import { CheckInLater } from './check-in-later.tsx';
import { checkInQuestions } from './check-in-questions.ts';
import type { TappedAnswer } from './pending-answers.ts';

const CHECK_IN: CheckIn = {
  day: '2026-11-20',
  log: null,
  mood: null,
  symptoms: [
    { key: 'pain', today: null },
    { key: 'fatigue', today: null },
  ],
};
const LOG = {
  id: '4f9c1d1e-8f0e-4d6c-9c9f-0c8f0b3b1a11',
  version: 1,
  updated_at: '2026-11-20 09:30:00',
};
const asked = (more: Partial<CheckIn> = {}): AskedCheckIn => {
  const now = { ...CHECK_IN, ...more };
  return { now, questions: checkInQuestions(now) };
};
const draw = (checkIn: AskedCheckIn | null) =>
  drawOnPage(
    <CheckInLater checkIn={checkIn}>
      <p>記録へ</p>
    </CheckInLater>,
    { member: memberOf('general') },
  );
const valuesAfter = (taps: readonly TappedAnswer[]) =>
  questionsAfter(asked({ mood: 1 }).questions, taps).map(({ key, value }) => [key, value]);

describe('ホームで押す、きょうの調子（G25・G60）', () => {
  it('気分と症状を、一つずつの言葉でたずね、どれも選ばれていない', () => {
    const html = draw(asked());
    for (const words of ['きょうの調子', '11月20日', '気分', '痛み', 'だるさ', 'ふつう', '強い', '記録へ'])
      expect(html).toContain(words);
    expect(html.match(/type="radio"/g)).toHaveLength(15);
    expect(html).not.toContain('checked=""');
    expect(html).not.toContain('119');
  });

  it('答えが残っている日は、それを示し、くわしく書けて、救急の一言がある', () => {
    const html = draw(asked({ mood: 3, log: LOG }));
    expect(html.match(/checked=""/g)).toHaveLength(1);
    expect(html).toContain('きょうの調子を残しました');
    expect(html).toContain(`/treatment-logs/${LOG.id}/edit`);
    expect(html).toContain('119');
  });

  it('読めなかった場合、そうと断り、記録への道は残る（G103）', () => {
    const html = draw(null);
    expect(html).toContain('きょうの調子を表示できませんでした。');
    expect(html).toContain('記録へ');
    expect(html).not.toContain('type="radio"');
  });
});

describe('押した答えは、送る前から画面に見える', () => {
  it('同じ問いには、あとの答えを見せ、ほかの問いはそのまま', () => {
    expect(
      valuesAfter([tappedAnswerOf('pain', 4), tappedAnswerOf('mood', 0), tappedAnswerOf('pain', 2)]),
    ).toEqual([
      ['mood', 0],
      ['pain', 2],
      ['fatigue', null],
    ]);
    expect(valuesAfter([])).toEqual([
      ['mood', 1],
      ['pain', null],
      ['fatigue', null],
    ]);
  });
});
