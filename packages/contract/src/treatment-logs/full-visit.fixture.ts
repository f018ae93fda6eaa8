import type { Full } from '../known-fields/full.fixture.ts';
import type { NextVisitInput } from './next-visit.ts';

/** A visit in which every field of the contract is written, with nothing that a form would fill in by itself. */
export const FULL_VISIT: Full<NextVisitInput> = {
  visit_date: '2026-11-30',
  visit_time: '10:30',
  hospital: 'ひなた総合病院',
  department: '乳腺外科',
  purpose: '検査の結果を聞く',
  questions: [
    {
      id: '7f9c1d1e-8f0e-4d6c-9c9f-0c8f0b3b1a21',
      text: '旅行に行けますか',
      asked: true,
      answer: '近場なら行ける',
      order: 0,
    },
    { id: '7f9c1d1e-8f0e-4d6c-9c9f-0c8f0b3b1a22', text: '食事は', asked: false, order: 1 },
  ],
  belongings: ['診察券', '保険証'],
  memo: '受付は2階。\n早めに出る。',
  companion: '娘',
  status: 'done',
};
