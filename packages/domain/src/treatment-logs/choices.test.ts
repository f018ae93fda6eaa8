import { expect, it } from 'vitest';
import { TAKEN_STATES, TREATMENT_STATUSES, VISIT_KINDS, WORK_STATES } from './index.ts';

it.each([
  ['受診の種類（G58）', VISIT_KINDS, '通院・入院・検査・その他'],
  ['薬を飲んだか（G59）', TAKEN_STATES, '飲んだ・飲まなかった・まだ'],
  ['その日の仕事（G62）', WORK_STATES, '出勤・在宅・休み'],
  ['治療の進みぐあい（G64）', TREATMENT_STATUSES, '予定・中・終了・中止'],
])('%s は、決めた言葉で並ぶ', (_, rows, words) => {
  expect(rows.map(({ label }) => label).join('・')).toBe(words);
});
