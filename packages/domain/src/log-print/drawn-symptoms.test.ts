import { describe, expect, it } from 'vitest';
import { SYMPTOM_KEYS } from '../treatment-logs/index.ts';
import { aPrintedLog } from './print-input.fixture.ts';
import type { PrintedSymptom } from './printed-log.ts';
import { drawnSymptoms } from './symptom-section.ts';

const onDay = (log_date: string, ...symptoms: PrintedSymptom[]) => aPrintedLog({ log_date, symptoms });
const ranked = (logs: ReturnType<typeof onDay>[], keys = SYMPTOM_KEYS as readonly PrintedSymptom['key'][]) =>
  drawnSymptoms(logs, keys).map(({ key }) => key);

describe('いちばん困っている症状（G70）', () => {
  it('生活のさまたげ、強さ、日数の順にくらべる', () => {
    const logs = [
      onDay(
        '2026-11-01',
        { key: 'pain', today: 2 },
        { key: 'cough', interference: 3 },
        { key: 'worry', today: 4 },
      ),
      onDay('2026-11-02', { key: 'nausea', today: 2 }),
      onDay('2026-11-03', { key: 'nausea', today: 1 }),
    ];
    expect(ranked(logs)).toEqual(['cough', 'worry', 'nausea', 'pain']);
  });

  it('同じ場合、症状の並びの順にする', () => {
    expect(ranked([onDay('2026-11-01', { key: 'worry', today: 1 }, { key: 'pain', today: 1 })])).toEqual([
      'pain',
      'worry',
    ]);
  });

  it('五つまでとし、選ばれていない症状と、なしだけの症状は入れない', () => {
    const all = SYMPTOM_KEYS.map((key): PrintedSymptom => ({ key, today: 1 }));
    expect(ranked([onDay('2026-11-01', ...all)])).toEqual(SYMPTOM_KEYS.slice(0, 5));
    expect(ranked([onDay('2026-11-01', ...all)], ['worry'])).toEqual(['worry']);
    expect(ranked([onDay('2026-11-01', { key: 'pain', today: 0, interference: 0 })])).toEqual([]);
  });

  it('その日の答えがある場合は、七日間の答えより先にする', () => {
    const [course] = drawnSymptoms(
      [
        onDay('2026-11-01', { key: 'pain', strength: 4 }),
        onDay('2026-11-02', { key: 'pain', strength: 4, today: 1 }),
        onDay('2026-11-02', { key: 'pain', today: 2 }),
      ],
      SYMPTOM_KEYS,
    );
    expect(course?.days.map(({ day, level }) => [day, level])).toEqual([
      ['2026-11-01', 4],
      ['2026-11-02', 2],
    ]);
    expect(course?.strength).toBe(4);
  });
});
