import { describe, expect, it } from 'vitest';
import { laySheets } from './lay-sheets.ts';
import { aPrint, aPrintedLog, blockTexts } from './print-input.fixture.ts';
import type { PrintedTreatment } from './printed-log.ts';
import { treatmentRows } from './treatment-rows.ts';

describe('進みぐあいを書いていない治療（G64）', () => {
  const written = (log_date: string, change: Partial<PrintedTreatment>) =>
    aPrintedLog({ log_date, treatments: [{ type: 'chemical-treatment', ...change }] });
  const finished = Array.from({ length: 7 }, (_, index) => {
    const day = `2026-02-0${index + 1}`;
    return written(day, { name: `前の薬${index + 1}`, status: 'finished', ended_on: day });
  });
  const today = written('2026-11-20', { name: '今の薬', started_on: '2024-05-01' });

  it('終わりの日もない場合、つづいているものと並べ、さいごに書いた記録の日で順を決める', () => {
    const rows = treatmentRows(
      [
        written('2026-01-05', { name: '前から書いている薬', started_on: '2026-01-05' }),
        ...finished,
        written('2026-11-06', { name: 'つづいている薬', status: 'ongoing' }),
        written('2026-11-10', { name: '終わった日のある薬', ended_on: '2026-01-31' }),
        today,
      ],
      '2026-11-20',
    );
    expect(rows.map(({ words }) => words.replace('抗がん剤治療 ', ''))).toEqual([
      '今の薬',
      'つづいている薬',
      '前から書いている薬',
      ...finished.map(({ treatments }) => treatments[0]?.name).toReversed(),
      '終わった日のある薬',
    ]);
    expect(rows[0]).toMatchObject({ day: '2024/5/1', status: '' });
  });

  it('終わった治療が多くても一枚目に載り、書いていない「治療中」は付けない', () => {
    const [sheet] = laySheets(aPrint({ logs: [...finished, today], choices: { from: '2026-01-01' } }));
    const texts = sheet ? blockTexts(sheet) : [];
    const first = texts.indexOf('日 | 内容 | コース | 状態') + 1;
    expect(texts.slice(first, first + 2)).toEqual([
      '2024/5/1 | 抗がん剤治療 今の薬',
      '〜2/7 | 抗がん剤治療 前の薬7 | 終了',
    ]);
  });
});
