import type { NextVisit } from '@hidamari/contract/treatment-logs';
import { expect, it } from 'vitest';
import { homeVisit } from './load-member-home.ts';

const question = (text: string) => ({ id: text, text, asked: false, order: 0 });

it('ホームの画面には、見せる三つの聞きたいことと数だけが届き、予定に書いたほかのことは届かない', () => {
  const told = homeVisit({
    visit_date: '2026-12-05',
    visit_time: '10:30',
    hospital: '見本病院',
    department: '呼吸器内科',
    purpose: '書いたこと一',
    memo: '書いたこと二',
    questions: ['一', '二', '三', '四つめの気がかり'].map(question),
  } as unknown as NextVisit);
  expect(told).toEqual({
    visit_date: '2026-12-05',
    visit_time: '10:30',
    hospital: '見本病院',
    department: '呼吸器内科',
    questions: ['一', '二', '三'],
    questionCount: 4,
  });
});
