import { describe, expect, it } from 'vitest';
import { addDays } from '../japanese-dates/index.ts';
import { fieldLabel } from '../members/index.ts';
import { LOG_CATEGORIES, optionValues } from '../option-sets/index.ts';
import { SYMPTOM_KEYS } from '../treatment-logs/index.ts';
import { laySheets } from './lay-sheets.ts';
import { aFullLog, aPrint, aPrintedLog, blockTexts } from './print-input.fixture.ts';
import type { PrintedLog } from './printed-log.ts';
import type { Sheet } from './sheet.ts';

const warm = (log_date: string, ...values: number[]) =>
  aPrintedLog({
    log_date,
    measurements: values.map((value) => ({ kind: 'body_temperature', value }) as const),
  });
const THREE = [warm('2026-11-05', 36.5), warm('2026-11-17', 36.4, 38.2, 37), warm('2026-11-19', 37.96)];

const firstOf = (logs: PrintedLog[], choices: Parameters<typeof aPrint>[0] = {}): Sheet => {
  const [sheet] = laySheets(aPrint({ logs, ...choices }));
  if (!sheet) throw new Error('no page');
  return sheet;
};
/** Row of the chart; the table below has one of the same label. */
const stripOf = (sheet: Sheet) => blockTexts(sheet).find((text) => text.startsWith('体温 | 棒は'));
const barsOf = ({ shapes }: Sheet) =>
  shapes.flatMap((shape) => (shape.kind === 'box' && shape.shade === 'bar' ? [shape] : []));

describe('一枚目の体温（G61、G70）', () => {
  it('三日から、日ごとのいちばん高い値を棒にし、終わりの7日の値をことばでも載せる', () => {
    expect(stripOf(firstOf(THREE.slice(1)))).toBeUndefined();
    const sheet = firstOf(THREE);
    expect(stripOf(sheet)).toBe('体温 | 棒は36〜39℃ | 終わりの7日　- - - 38.2 - 37.96 -');
    const bars = barsOf(sheet);
    expect(bars).toHaveLength(3);
    const [low, high, middle] = bars.map(({ height }) => height) as [number, number, number];
    expect(high / low).toBeCloseTo(2.2 / 0.5, 1);
    expect(middle / low).toBeCloseTo(1.96 / 0.5, 1);
    const places = bars.map(({ x }) => x);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  });

  it('39℃より高い日がある場合、棒の上の端を上げ、36℃より低い日は、線だけにする', () => {
    const sheet = firstOf([...THREE, warm('2026-11-18', 40.3), warm('2026-11-20', 35.2)]);
    expect(stripOf(sheet)).toContain('棒は36〜41℃');
    const heights = barsOf(sheet).map(({ height }) => height);
    expect(Math.min(...heights)).toBeLessThan(0.5);
    expect(Math.max(...heights)).toBeLessThan(9);
  });

  it('症状が五つあっても、ほかのものの場所を取らない', () => {
    const full = aFullLog();
    const logs = [{ ...full, measurements: full.measurements.slice(1) }, ...THREE];
    const [without, sheet] = [firstOf([full]), firstOf(logs)];
    expect(stripOf(sheet)).toBeDefined();
    const placesOf = ({ blocks }: Sheet) =>
      blocks.flatMap(({ texts: [text] }) =>
        text && /^(治療|薬|検査の値|ほか)/.test(text.lines[0] ?? '') ? [text.y] : [],
      );
    expect(placesOf(sheet)).toEqual(placesOf(without));
    expect(blockTexts(sheet).filter((text) => /\d とても強い　\d/.test(text))).toHaveLength(5);
  });

  it('つらい症状がない場合も載せ、症状のことは、症状だと分かるように言う', () => {
    expect(blockTexts(firstOf(THREE))).toContain('この期間に、つらかった症状の記録はありません。');
    const ill = [...THREE, aPrintedLog({ symptoms: [{ key: 'pain', today: 4, interference: 4 }] })];
    const left = firstOf(ill, { choices: { symptoms: [] } });
    expect(stripOf(left)).toBeDefined();
    expect(blockTexts(left)).toContain('症状は、この紙には入れていません。');
    expect(blockTexts(left).join()).not.toContain(fieldLabel('symptoms.interference'));
  });

  it('体の変化を選ばない場合は、載せない', () => {
    const categories = optionValues(LOG_CATEGORIES).filter((flag) => flag !== 'is_condition_log');
    const sheet = firstOf(THREE, { choices: { categories } });
    expect(blockTexts(sheet).join()).not.toContain('体温');
    expect(barsOf(sheet)).toEqual([]);
  });

  it('長い期間は、一本が一週間で、いちばん高い日になる', () => {
    const days = Array.from({ length: 14 }, (_, index) =>
      warm(addDays('2026-11-07', index), index === 3 ? 38.6 : 36.2),
    );
    const sheet = firstOf(days, { choices: { from: '2026-05-02', symptoms: SYMPTOM_KEYS } });
    expect(blockTexts(sheet).join()).toContain('1本は1週間で、いちばん強い日。');
    expect(barsOf(sheet).length).toBeLessThanOrEqual(3);
    expect(Math.max(...barsOf(sheet).map(({ height }) => height))).toBeGreaterThan(5);
  });
});
