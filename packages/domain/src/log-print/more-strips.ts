import { breakLines } from './break-lines.ts';
import type { PrintedQuestion } from './draw-questions.ts';
import { columnPlaces, type PrintedTable, TABLE_LOOKS } from './draw-table.ts';
import { SHEET } from './sheet.ts';
import { headingStrip, keepFirstTwo, type Strip, type StripGroup } from './strips.ts';

const QUESTION = { x: SHEET.left + 7, width: SHEET.right - SHEET.left - 7 } as const;
const ANSWER_ROOM = 14;
const CELL = TABLE_LOOKS.whole;

/** The questions that page one had no room for, each with its answer or room for it. */
export function* questionGroups(
  questions: readonly PrintedQuestion[],
  firstNumber: number,
): Generator<StripGroup> {
  const title = '今日、聞きたいこと（つづき）';
  let heads: Strip[] = questions.length > 0 ? [headingStrip(title)] : [];
  for (const [index, { text, answer = '' }] of questions.entries()) {
    const asked = breakLines(text, { width: QUESTION.width, size: 10, bold: true });
    const lines = asked.map((line, at): Strip => {
      const number = {
        x: SHEET.left,
        width: 7,
        size: 10,
        line: at === 0 ? String(firstNumber + index) : '',
        bold: true,
      };
      return {
        role: 'text',
        height: 5.2,
        before: at === 0 ? 2 : 0,
        cells: [number, { ...QUESTION, size: 10, line, bold: true }],
      };
    });
    const room: Strip = { role: 'text', height: ANSWER_ROOM, cells: [], rule: 'dotted-below' };
    yield { strips: [...heads, ...lines, ...(answer.trim() ? [] : [room])], carried: title };
    heads = [];
    for (const line of answer.trim() ? breakLines(answer, { width: QUESTION.width, size: 9.5 }) : []) {
      yield {
        strips: [{ role: 'text', height: 4.9, cells: [{ ...QUESTION, size: 9.5, line }] }],
        carried: title,
      };
    }
  }
}

/** A table that was longer than its place on page one, whole and with every word. */
export function* tableGroups(table: PrintedTable): Generator<StripGroup> {
  const title = `${table.title}（すべて）`;
  const room = { x: SHEET.left, width: SHEET.right - SHEET.left };
  const places = columnPlaces(table, room, TABLE_LOOKS.whole);
  const head: Strip = {
    role: 'text',
    height: 5,
    cells: table.columns.map(({ label }, index) => ({
      ...(places[index] ?? { x: 0, width: 0 }),
      size: 8,
      line: label,
      shade: 'soft',
    })),
  };
  let heads = [headingStrip(title), head];
  for (const row of table.rows) {
    yield* keepFirstTwo(heads, rowStrips(row, places), title);
    heads = [];
  }
}

function rowStrips(row: readonly string[], places: readonly { x: number; width: number }[]): Strip[] {
  const columns = places.map((place, index) => breakLines(row[index] ?? '', { ...place, size: CELL.size }));
  const height = Math.max(...columns.map((lines) => lines.length));
  return Array.from({ length: height }, (_, at) => ({
    role: 'text',
    height: 4.8,
    ...(at === 0 && { before: 0.8, rule: 'above' as const }),
    cells: places.map((place, index) => ({ ...place, size: CELL.size, line: columns[index]?.[at] ?? '' })),
  }));
}
