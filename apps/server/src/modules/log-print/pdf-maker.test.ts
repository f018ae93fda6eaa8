import { readFile } from 'node:fs/promises';
import {
  SHEET,
  type Sheet,
  type SheetBlock,
  type SheetRole,
  type SheetText,
} from '@hidamari/domain/log-print';
import { describe, expect, it } from 'vitest';
import { drawPdf } from './draw-pdf.ts';
import { openFont } from './font-reader.ts';
import { glyphOutline } from './glyph-outlines.ts';
import { FONT_FILES, unprintableOn } from './letter-plan.ts';
import { createPdfMaker } from './pdf-maker.ts';
import { drawnLetters, heardInPdf, outlinesIn, type Place, readPdf } from './pdf-text.fixture.ts';

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
  it('書いたとおりに読め、どの書体にもない文字は〓になり、止まらない', async () => {
    const rare = '未ไทย\u{e000}';
    const file = await createPdfMaker().make([aSheet('治療の記録 36.8℃、髙﨑さん', rare), aSheet('')], NOW);
    const { pages } = await readPdf(file);
    expect(pages).toHaveLength(2);
    expect(pages[0]).toContain('治療の記録 36.8℃、髙﨑さん');
    expect(pages[0]).toMatch(/未〓〓〓〓/);
  });

  it('ファイルに入る書体では、どの字も、もとの書体と同じ形をしている', async () => {
    const letters = 'あいうえおアイウエオ髙﨑膵臓腫瘍鬱3.8℃ABCgjp（）「」、。ー㌔①';
    const font = openFont(await readFile(FONT_FILES.regular));
    const outlineOf = (letter: string) => font.glyphForCodePoint(letter.codePointAt(0) ?? 0)?.path.toSVG();
    const outlines = await outlinesIn(await drawPdf([aSheet(letters)], NOW));
    expect(outlines).toEqual(expect.arrayContaining(Array.from(letters, outlineOf)));
  });

  const printed = async (...lines: string[]) => {
    const file = await drawPdf([aSheet(...lines)], NOW);
    const { pages } = await readPdf(file);
    return { words: (pages[0] ?? '').replace(/\s/g, ''), ...(await drawnLetters(file)) };
  };

  it.each([
    ['上つきの数字', '1.5×10⁹/L、10⁻¹²', '1.5×10⁹/L、10⁻¹²'],
    ['下つきの数字', 'H₂OとCO₂、SpO₂', 'H₂OとCO₂、SpO₂'],
    ['絵文字', '絵😀と🙂', '絵😀と🙂'],
    ['肌の色の絵文字は、色なしで', '👍🏽', '👍'],
    ['家族の絵文字は、ひとりずつ', '👨‍👩‍👧', '👨👩👧'],
    ['旗', '🇯🇵', '🇯🇵'],
    ['異体字は、もとの字で', '葛󠄀城さんと芦󠄂屋', '葛城さんと芦屋'],
  ])('%s：%s は、〓にならず、読める字で描かれる', async (_, text, words) => {
    expect(await printed(text)).toMatchObject({ words });
  });

  it('上つきの数字は、もとの数字より小さく、上に描く。下つきは、下に描く', async () => {
    const { places } = await printed('9⁹₉');
    const [base, raised, lowered] = places as [Place, Place, Place];
    expect(raised.size).toBeLessThan(base.size * 0.7);
    expect(raised.y).toBeGreaterThan(base.y);
    expect(lowered.y).toBeLessThan(base.y);
    expect(raised.x).toBeGreaterThan(base.x);
    expect(lowered.x).toBeGreaterThan(raised.x);
  });

  it('読み上げには、題、見出し、日、文の別が、並んだ順に伝わり、線は読まれない', async () => {
    const [first, second] = [aSheet(), aSheet('次のページの文')];
    const block = (role: SheetRole, y: number, ...lines: string[]): SheetBlock => ({
      role,
      texts: [{ x: SHEET.left, y, width: 180, size: 10, leading: 5, lines }],
    });
    const row = block('text', 80, '10/22');
    row.texts.push({ ...(row.texts[0] as SheetText), x: 100, width: 60, align: 'right', lines: ['11/5'] });
    first.blocks = [
      block('title', 20, '治療の記録'),
      block('heading', 40, '体の変化'),
      block('day', 60, '2026年11月20日'),
      block('text', 70, '熱があり、', '𠮷田先生に電話した'),
      row,
      block('text', 30, '紙の上では先にある文'),
    ];
    expect(await heardInPdf(await drawPdf([first, second], NOW))).toEqual([
      ['H1', '治療の記録'],
      ['H2', '体の変化'],
      ['H3', '2026年11月20日'],
      ['P', '熱があり、田先生に電話した'],
      ['P', '10/22 11/5'],
      ['P', '紙の上では先にある文'],
      ['P', '次のページの文'],
    ]);
  });

  it('紙の書体にない漢字は、形で描き、どの字かも書く', async () => {
    const { words, outlined } = await printed('𠮷田');
    expect(words).toBe('田');
    expect(outlined).toEqual(['𠮷']);
  });

  it('形で描く字も、太字の行では太く描く', () => {
    const [regular, bold] = [glyphOutline('𠮷', 'regular'), glyphOutline('𠮷', 'bold')];
    expect(bold?.path).toMatch(/ h$/);
    expect(bold?.path).not.toBe(regular?.path);
  });

  it('〓になる文字は、前もって分かる。読める文字は、数に入らない', () => {
    const lines = ['1.5×10⁹/L、H₂O、𠮷田、葛󠄀城、👍🏽、👨‍👩‍👧、é', '未ไทย未', '印刷できない〓'];
    expect(unprintableOn([aSheet(...lines)])).toEqual(['ไ', 'ท', 'ย', '〓']);
    expect(unprintableOn([aSheet(lines[0] ?? '')])).toEqual([]);
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
