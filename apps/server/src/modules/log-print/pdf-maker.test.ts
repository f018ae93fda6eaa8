import { SHEET, type Sheet } from '@hidamari/domain/log-print';
import { describe, expect, it } from 'vitest';
import { createPdfMaker } from './pdf-maker.ts';
import { readPdf } from './pdf-text.fixture.ts';

const NOW = new Date('2026-11-20T01:00:00Z');

/** A sheet with lines of text one under the other. */
const aSheet = (...lines: string[]): Sheet => ({
  number: 1,
  shapes: [{ kind: 'line', x1: 15, y1: 20, x2: 195, y2: 20, thickness: 0.2, shade: 'line', dotted: true }],
  blocks: [
    {
      role: 'text',
      texts: [{ x: SHEET.left, y: 30, width: 180, size: 10, leading: 5, lines }],
    },
  ],
});

describe('PDFを描く', () => {
  it('書いたとおりに読め、書体にない文字は〓になり、止まらない', async () => {
    const rare = '絵😀旗🇯🇵家👨‍👩‍👧ไทย𠀋\u{e000}';
    const file = await createPdfMaker().make([aSheet('治療の記録 36.8℃、髙﨑さん', rare), aSheet('')], NOW);
    const { pages } = await readPdf(file);
    expect(pages).toHaveLength(2);
    expect(pages[0]).toContain('治療の記録 36.8℃、髙﨑さん');
    expect(pages[0]).toMatch(/絵〓旗〓家〓〓+/);
  });

  it('同じページからは、同じ時刻なら同じファイルができる', async () => {
    const make = () => createPdfMaker().make([aSheet('あいう')], NOW);
    expect(Buffer.from(await make()).equals(Buffer.from(await make()))).toBe(true);
  });

  it('二つまで同時に描き、待つ人が多すぎる場合は、時間をおくように言う', async () => {
    const maker = createPdfMaker({ mostWaiting: 1 });
    const answers = await Promise.allSettled(
      Array.from({ length: 5 }, () => maker.make([aSheet('あ')], NOW)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([
      'fulfilled',
      'fulfilled',
      'fulfilled',
      'rejected',
      'rejected',
    ]);
    expect(answers.filter(({ status }) => status === 'rejected')).toMatchObject([
      { reason: { code: 'unavailable' } },
      { reason: { code: 'unavailable' } },
    ]);
  });

  it('長くかかりすぎる場合はあきらめ、次の人の番になる', async () => {
    const maker = createPdfMaker({ giveUpAfter: 1 });
    const tries = await Promise.allSettled([1, 2, 3].map(() => maker.make([aSheet('あ')], NOW)));
    expect(tries).toMatchObject(
      [1, 2, 3].map(() => ({ status: 'rejected', reason: { code: 'unavailable' } })),
    );
  });
});
