import { drawHead } from './head-part.ts';
import type { PrintInput } from './printed-log.ts';
import { drawQuestions, type PrintedQuestion } from './question-part.ts';
import { SHEET, type Sheet } from './sheet.ts';
import { penOn } from './sheet-pen.ts';
import { summaryTables } from './summary-tables.ts';
import { drawSymptoms } from './symptom-part.ts';
import { drawTable, type PrintedTable, TABLE_ROWS } from './table-part.ts';

/** The places of the four tables: treatments and medicines, measured values and tests. */
const TABLE_PLACES = [
  { x: SHEET.left, y: 157, width: 84 },
  { x: 103, y: 157, width: 92 },
  { x: SHEET.left, y: 205, width: 70 },
  { x: 89, y: 205, width: 106 },
] as const;
/** Upper end of the room for notes. */
const NOTES_Y = 253;

/** Page one, and what it had no room for. */
export interface SummarySheet {
  readonly sheet: Sheet;
  readonly moreQuestions: readonly PrintedQuestion[];
  /** Number of the first of them. */
  readonly nextNumber: number;
  readonly longTables: readonly PrintedTable[];
}

/**
 * The one-page summary (G70). It always fits: every part has its own place and as much room as it gets, whatever was
 * written; what is more stands on the next pages and is counted here.
 */
export function summarySheet(input: PrintInput): SummarySheet {
  const { choices, logs, nextVisit } = input;
  const sheet: Sheet = { number: 1, shapes: [], blocks: [] };
  const pen = penOn(sheet);
  drawHead(pen, input);
  const questions = nextVisit?.questions ?? [];
  const shown = drawQuestions(pen, choices, questions);
  drawSymptoms(pen, choices, logs);
  const tables = summaryTables(choices, logs);
  TABLE_PLACES.forEach((place, index) => {
    const table = tables[index];
    if (table) drawTable(pen, table, place);
  });
  pen.block(
    'heading',
    { x: SHEET.left, y: NOTES_Y, width: 50, size: 11, text: '診察で聞いたこと', bold: true },
    { x: 60, y: NOTES_Y + 0.8, width: 40, size: 8, text: '書きこみ用', shade: 'soft' },
  );
  for (let y = NOTES_Y + 11; y < SHEET.bottom; y += 8) pen.rule(SHEET.left, SHEET.right, y);
  return {
    sheet,
    moreQuestions: questions.slice(shown),
    nextNumber: shown + 1,
    longTables: tables.filter(({ rows }) => rows.length > TABLE_ROWS),
  };
}
